import assert from 'node:assert/strict';
import { directionOf } from '../../../../../src/sandbox/render/story/direction';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';
import { plainText } from '../../../../../src/sandbox/render/story/plainText';

describe('direction', () => {
  it('shows copy that only looks like an instruction', () => {
    for (const copy of [
      'Show your skin some love.',
      'Open a fresh jar of Dewy.',
      'Make it yours. Keep the change.',
      'The video of your dreams is here.',
      'Add a little color to your day.',
      'Zeige deine Farben.',
      'Hi! We are open.',
      'Prepare for video calls that just work.',
      'She says it best. He says nothing.',
      'Goals are reached one step at a time.',
      'BLACK FRIDAY: 50% off everything.',
      'NIKE: Just do it.',
      'Fondue savoyarde à volonté, 19 €. Réservez au 04 50 00 00 00.',
      'Totalement gratuit ce week-end. Venez nombreux.',
      'Kameras reduziert: 30% auf alles. Nur heute.',
      'Die Kamera, die im Dunkeln sieht. Ab 499 €.',
      'Blendend weiße Zähne. In 7 Tagen.',
      'Faded jeans -50%. Today only.',
      'Fade haircuts for $20. Walk in.',
      'Couper du bois sans effort. Dès 49 €.',
      'Coupe gratuite pour les enfants. Le mercredi.',
      'Montage inklusive: Küchen ab 999 €. Jetzt planen.',
      'Pan pizza for two: 9.99 $. Order now.',
      'Zoom onto the slopes. Day pass 39 €.',
      'Dissolve your debt. First call free.',
      'Corte a medida desde 12 €. Pide cita.',
      'Vemos por ti: gafas desde 29 €. Ven hoy.',
      'Open on Sundays from 10. Closed on Mondays.',
      'Opens on May 3 with free cake.',
      'Wir sehen uns am Samstag. Eintritt frei.',
      'Primo piano, via Roma 7. Ingresso libero.',
      'FADE HAIRCUTS $20',
      'CUT & COLOR $40',
      'Start with 30 days free. Then $9 a month. Cancel any time.',
      'Dein neues Konto. Starte mit 50 € Bonus. Kein Kleingedrucktes.',
      'The model starts at $19,990. Book a test drive.',
      'Zum Schluss noch 50 % auf alles. Räumungsverkauf bei Lola.',
      'Empieza con 20 € gratis. Banco Sol. Sin comisiones.',
      'Commencez par un essai gratuit. Yoga Lune. Sans engagement.',
      'Inizia con 10 € di sconto. Pizzeria Ciro. Ordina ora.',
      'Begin with the basics: tees from $9. Lola.',
      'POV: you finally slept. Cloudo mattresses, 30% off.',
      'On-screen keyboard included. TabX, $199.',
      'Open with a smile. Hello from Lola.',
      'Show up hungry. Begin with soup for $4. Noodle Bar Kim.',
      'Ends with a bang: fireworks at ten. Entry is free.',
      'The model you want is here. Test drives all week.',
      'Pov: lunch for $6. Deli Max.',
      'Starte mit Schwung in den Frühling. Räder ab 299 €.',
      'Am Ende des Monats ist Schluss: 40 % auf Sofas. Möbel Rehm.',
      'Zeige Flagge. Trikots ab 25 €.',
      'Termina con el frío: mantas desde 12 €. Hogar Luz.',
      'Commence par une boisson offerte. Bar du Port.',
      'Finish with coffee for 1 €. Trattoria Pia.',
      'Wir sehen genauer hin. Augenarzt Dr. Lenz. Termine online.',
      'Comece com 10 € grátis. Banco Mar. Sem taxas.',
      'Muestra tu estilo. Gafas desde 19 €.',
      'On voit mieux avec Optik Sud. Deux paires dès 49 €.',
      'Die Kamera schwenkt automatisch mit. Babyfon ab 89 €.',
      'The camera follows you home. DroneX, $499.',
      'We see a brighter smile coming. Whitening for $99.',
      'Text appears instantly. InkPad, $99.',
      'Open on time, every time. Couriers from $5.',
      'À l’écran dès le 3 mai. Places à 8 €.',
      'Erstellen Sie Ihr Video in 5 Minuten. Ab 9 € im Monat.',
      'Macht Werbung, die wirkt.',
      'Body: steel. Lens: 50 mm. Title: none.',
      '[Limited edition]',
      'Here’s the plan: sleep more.',
      'Brief encounters. Long dinners.',
    ]) {
      assert.equal(shownOf(copy), copy);
    }
  });

  it('shows a heading in capitals, and text that is only labels', () => {
    for (const [prompt, expected] of [
      ['# SUMMER SALE\n\nEverything must go.', 'SUMMER SALE Everything must go.'],
      ['# HYDRA\n\n## Cold for 24 hours', 'HYDRA Cold for 24 hours'],
      ['# BLACK FRIDAY', 'BLACK FRIDAY'],
      ['Headline:', 'Headline:'],
      ['# Offer', 'Offer'],
      ['## Hook', 'Hook'],
    ] as const) {
      assert.equal(shownOf(prompt), expected);
    }
  });

  it('hides stage directions', () => {
    for (const direction of [
      'Fade to black.',
      'Pan left over the harbor.',
      'Montage of hands at work.',
      'Zoom in on the label.',
      'Kamera fährt zurück.',
      'Blende auf Weiß.',
      'Totale auf den See.',
      'Fondu au noir.',
      'Coupe sur la mer.',
      'Vemos una playa.',
      'Corte a una playa.',
      'Open on a Sunday table.',
      'End on the logo.',
      'FADE TO BLACK.',
    ]) {
      assert.equal(shownOf(`${direction}\nText: Hello there.`), 'Hello there.', direction);
    }
    assert.equal(
      shownOf('Create an ad. Hot for 12. Show the logo. CTA: Order 6. VO: Ab 3. Mai.'),
      'Hot for 12. Order 6. Ab 3. Mai.',
    );
  });

  it('shows copy in a brief that only starts like a remark or an aside', () => {
    for (const [request, lines] of [
      [
        'Create a 10-second vertical ad for Lola, a shoe shop. Sneakers from $29. ',
        [
          'Use code SAVE20 at checkout.',
          'Add a second pair for $1.',
          'Logo tees from $15.',
          'Next-day delivery on all orders.',
          'Please drink responsibly.',
          'Finally, shoes that fit.',
          'Hello summer!',
          'Say goodbye to sore feet.',
          'Highlight your style.',
          'Highlight of the week: boots.',
          'Add sparkle for $5.',
          'Please recycle.',
          'Hello sunshine!',
          'Next stop: comfort.',
          'Thanks a million for ten years.',
          'Keep the receipt.',
          'Use it daily.',
          'Include a gift card.',
          'Finally.',
          'Logo caps, $9.',
          'Avoid the queue.',
          'The style you deserve.',
          'Make it yours.',
          'Cheers to the weekend.',
          'Say yes to new shoes.',
          'Then walk on clouds.',
          'Should I stay or go?',
          'Let me know true comfort.',
          'Title fights start here.',
          'Subject to availability.',
        ],
      ],
      [
        'Erstelle einen 10-Sekunden-Spot für Lola, den Schuhladen. Sneaker ab 29 €. ',
        [
          'Keine Versandkosten.',
          'Bitte beachten: nur solange Vorrat reicht.',
          'Hallo Frühling!',
          'Keine Wartezeit.',
          'Kein Abo, keine Mindestlaufzeit.',
          'Danke für 10 Jahre!',
          'Dann heißt es: Schuhe aus.',
          'Sag Ja zu neuen Schuhen.',
          'Bitte umsteigen: Sneaker statt Stöckel.',
          'Möchtest du weicher gehen?',
          'Gerne auch online.',
          'Zeigt her eure Füße.',
        ],
      ],
      [
        'Crea un anuncio de 10 segundos para Lola. Zapatillas desde 29 €. ',
        ['Hola, verano.', 'Di adiós al dolor.', 'Gracias por 10 años.'],
      ],
      [
        'Crée une pub de 10 secondes pour Lola. Baskets dès 29 €. ',
        ['Bonjour l’été !', 'Merci pour ces 10 ans.', 'Dis oui au confort.'],
      ],
    ] as const) {
      for (const line of lines) assert.ok(shownOf(request + line).endsWith(line), line);
    }
  });

  it('hides remarks to the creator in a brief', () => {
    for (const [request, remarks] of [
      [
        'Create a 10-second vertical ad for Lola, a shoe shop. Sneakers from $29. ',
        [
          'Use bright colors.',
          'Use our teal brand color.',
          'Please keep it short.',
          'Hi team!',
          'No people.',
          'Thanks!',
          'Add soft music.',
          'Mention that delivery is free.',
        ],
      ],
      [
        'Erstelle einen 10-Sekunden-Spot für Lola, den Schuhladen. Sneaker ab 29 €. ',
        ['Keine Menschen zeigen.', 'Bitte keine Musik.', 'Danke!'],
      ],
    ] as const) {
      for (const remark of remarks) assert.ok(!shownOf(request + remark).includes(remark), remark);
    }
  });

  it('reads a prompt as a script if two of its sentences start like stage directions', () => {
    assert.equal(shownOf('Open on a desk. Sleep comes easy. End on the logo.'), 'Sleep comes easy.');
  });

  it('capitalizes the start of copy, but keeps the spelling of a word such as iPhone', () => {
    assert.equal(shownOf('Create an ad for Lola. Mention that repairs are free.'), 'Lola. Repairs are free.');
    assert.equal(shownOf('Create an ad for iPhone repairs.'), 'iPhone repairs.');
  });

  it('shows what a Spanish request asks to mention, without the request', () => {
    const request = 'Crea un anuncio para Lola. Que se mencione que la entrada es gratis y que abrimos los domingos.';
    assert.equal(shownOf(request), 'Lola. La entrada es gratis y abrimos los domingos.');
  });

  it('shows a series of quotations after a label without the words between them', () => {
    assert.equal(
      shownOf('Create an ad for Lola. Text: “Aged 18 months” then “From our Alps”.'),
      'Lola. Aged 18 months From our Alps',
    );
    const whole = 'From “maybe later” to “yes please” in one day.';
    assert.ok(shownOf(`Create an ad for Lola. Text: ${whole}`).endsWith(whole));
  });

  it('shows an offer within a stage direction', () => {
    const offer = 'Zum Schluss noch 50 % auf alles.';
    assert.ok(shownOf(`Erstelle einen Spot für Lola. ${offer}`).endsWith(offer));
    assert.equal(shownOf('Create an ad for Lola. End with the text "50% off".'), 'Lola. 50% off');
  });

  it('reads hostile quotations in bounded time', () => {
    const began = performance.now();
    for (const [part, end] of [
      ['„! ', '”'],
      ['„„„„A. ', '”'],
      ['„?„? ', '” b'],
      ['"A. ', ''],
    ] as const) {
      directionOf(plainText(part.repeat(4_990 / part.length) + end));
    }
    assert.ok(performance.now() - began < 1_500);
  });

  it('returns the instructions about the look', () => {
    const { look } = directionOf(plainText('Create an ad for Lila. Tone: calm and blue. Music: piano'));
    assert.match(look, /calm and blue/);
    assert.match(look, /piano/);
  });
});

/** The copy of a request. A prompt without instructions is copy as a whole. */
function shownOf(prompt: string): string {
  const text = plainText(prompt);
  const { blocks } = kindOf(prompt) === 'copy' ? text : directionOf(text);
  return blocks.map((block) => block.text).join(' ');
}
