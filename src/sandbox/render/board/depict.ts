import { isDark, type LightName } from '../look/palette';
import type { TimedShot } from '../story/boardTiming';
import { toCamera } from '../story/scriptLines';
import { isEmblem } from '../story/shots';
import type { Language } from '../story/language';
import { type Depiction, type Figure, thingNames } from './depiction';
import { placesSuggested } from './hints/hints';
import { logoGround } from './logoGround';
import { plainGroundIn } from './plainGround';
import { figuresIn, pouredThing, speakersOf } from './figures';
import { captionOf, characterName, type Film, firstName, lightIn, namesOfNouns, newFilm } from './film';
import { sexOfName } from './groups';
import type { EffectName } from './lexicon';
import { effects, exterior, female, male, outside } from './patterns';
import { likelyPlace, sumOf, type Votes } from './placeVotes';
import {
  homeOfThing,
  indoorsBehind,
  isOutOfPlace,
  isPlausibleAfter,
  isTooLargeFor,
  isWithin,
  placeIn,
  settingIn,
  shores,
} from './place';
import { isIndoors, type SettingName } from './settings';
import type { SubjectName } from './subjects';
import { seats, standOf } from './thingGroups';
import { withoutFalsePlaces, withoutHomographs } from './wording';
import { languageOf, vocabulariesOf } from './words/vocabulary';

const outdoorEffects: readonly EffectName[] = ['rain', 'snow', 'leaves', 'fog'];

/**
 * Decides what every panel shows. A panel's caption names its subject, or refers to an earlier subject with a pronoun.
 * Setting, light, colors and each person's appearance carry over from panel to panel.
 * @param captionLanguage the captions' language. Read from the captions by default
 */
export function depictAll(shots: readonly TimedShot[], look: string, captionLanguage?: Language): Depiction[] {
  const whole = shots.map(captionOf).join(' ');
  const language = captionLanguage ?? languageOf(whole);
  // If only one of three or more panels names a kind of light, the light applies to that panel alone, unless it is the
  // first panel. The first panel's light applies to the whole film.
  const lightsNamed = shots.flatMap((shot) => lightIn(captionOf(shot)) ?? []);
  const filmLight =
    lightIn(look) ??
    (lightsNamed.length > 1 || shots.length < 3 ? lightIn(whole) : lightIn(captionOf(shots[0]))) ??
    'day';
  const suggestions = shots.map(({ caption }) => placesSuggested(withoutFalsePlaces(caption, language), language));
  const placesNamed = shots.map((shot) => placeIn(captionOf(shot), language) ?? placeIn(look, language));
  const settingsNamed = new Set(placesNamed.filter((name) => name !== undefined));
  // In a film of more than three pictures, a place first named in picture 3 or later does not apply to pictures 1 and 2.
  const pictures = placesNamed.filter((_, at) => captionOf(shots[at]) !== '. ');
  const isEarly = pictures.length <= 3 || pictures.slice(0, 2).some((name) => name !== undefined);
  const filmSetting = settingsNamed.size === 1 && isEarly ? [...settingsNamed][0] : undefined;
  const sexes = new Set(Array.from(whole.matchAll(firstName), ([, name = '']) => sexOfName(name)));
  const isOfWoman = (female.test(whole) || sexes.has('woman')) && !male.test(whole) && !sexes.has('man');
  const names = Array.from(whole.matchAll(characterName), ([name]) => name).filter(
    (name) =>
      !vocabulariesOf(language).some(({ persons, anyone }) => persons.find(name).length > 0 || anyone.test(name)),
  );
  const film = newFilm({
    language,
    filmLight,
    changesLight: lightsNamed.length > 1,
    filmSetting,
    suggested: sumOf([...suggestions, ...placesNamed.map((name) => [[name, 1]] as const)]),
    isOfWoman,
    isToCamera: toCamera.test(look) || toCamera.test(whole),
    names,
    known: namesOfNouns(whole, language),
  });
  // Somebody may speak or act before the text that tells the person's age.
  const introductions = Array.from(whole.matchAll(agedName), ([text]) => text).slice(0, mostIntroductions);
  for (const introduction of introductions) figuresIn(introduction, film, false);
  let before: Before | undefined;
  return shots.map((shot, at) => {
    const depicted =
      before?.picture.form === 'scene' && shot.caption === '' && shot.place === '' && shot.speakers.length === 0
        ? // A voice without a picture of its own is heard over the previous picture.
          {
            ...before.picture,
            main: saying(before.picture.main, shot, film),
            second: saying(before.picture.second, shot, film),
            isBelowTitle: shot.titles.length > 0,
            hasSubtitle: shot.spoken.length > 0,
          }
        : varied(depict(shot, before, film, suggestions[at] ?? new Map()), shot, before?.picture);
    const figures = [depicted.main, depicted.second];
    const people = figures.filter((figure) => figure?.kind === 'person');
    if (people.length > 0) film.people = people;
    film.everyone = [...people, ...film.everyone];
    film.thing = figures.find((figure) => figure?.kind === 'thing') ?? film.thing;
    if (shot.caption !== '') before = { picture: depicted, shot };
    const setting = settingBehind(depicted);
    return { ...depicted, setting, light: lightOf(depicted.light, setting) };
  });
}

/** Only this many introductions are read, because each takes time. */
const mostIntroductions = 24;

/** Matches a name with an age, as in "MINA (7)" and "Herr WALTER (70s, retired)". */
const agedName = /(?<!\p{L})(?:\p{L}+\.? )?\p{Lu}[\p{L}’']{2,} \(\d{1,2}s?(?!\d)[^)]*\)/gu;

/**
 * Returns the place behind the figures. The bedroom has a bed of its own, so a bed as a subject stands in another room,
 * and what stands on the ground stands on the shore.
 */
export function settingBehind(picture: Depiction): SettingName {
  const { main, setting } = picture;
  if (setting === 'bedroom' && thingNames(picture).includes('bed')) return 'living';
  const isAshore = main?.kind === 'thing' && standOf(main.name) === 'ground' && !offshore.includes(main.name);
  return setting === 'sea' && isAshore ? 'beach' : setting;
}

/**
 * If a panel would look like the previous one, its shot size changes, to or from a closer one. A shot size from the brief
 * is kept.
 */
function varied(depicted: Depiction, { size }: TimedShot, before: Depiction | undefined): Depiction {
  const { form, main } = depicted;
  const isAlike = before !== undefined && form === 'scene' && compositionOf(depicted) === compositionOf(before);
  if (!isAlike || main === undefined || size !== undefined) return depicted;
  const isPerson = main.kind === 'person';
  const other = isPerson
    ? depicted.size === 'medium'
      ? 'close'
      : 'medium'
    : depicted.size === 'close'
      ? 'full'
      : 'close';
  const near = isPerson ? { ...main, isFace: other === 'close' && !main.person.isFromBehind } : main;
  return { ...depicted, size: other, main: near };
}

/** Identifies the arrangement of a picture: its place, size and figures, whatever faces they make. */
const compositionOf = ({ main, second, setting, size }: Depiction): string =>
  JSON.stringify([main, second, setting, size], (key, value: unknown) =>
    key === 'expression' || key === 'isSpeaking' ? undefined : value,
  );

/** The last panel with a caption. */
interface Before {
  readonly picture: Depiction;
  readonly shot: TimedShot;
}

function depict(shot: TimedShot, last: Before | undefined, film: Film, suggested: Votes): Depiction {
  const before = last?.picture;
  const text = captionOf(shot);
  const plain = withoutHomographs(text, film.language);
  const isNear = shot.size === 'close' || shot.size === 'macro';
  const isFar = shot.size === 'wide' || shot.size === 'aerial';
  const poured = isFar ? undefined : pouredThing(shot.caption, film);
  const seen = poured === undefined ? figuresIn(shot.caption, film, isNear) : [poured.figure];
  const found = seen[0] === undefined && !isEmblem(shot.caption) ? speakersOf(shot, film) : seen;
  const isNewPlace = shot.place !== '' && roomOf(shot.place) !== roomOf(last?.shot.place ?? '');
  const isInside = shot.isInside ?? (shot.place === '' || isNewPlace ? undefined : last?.shot.isInside);
  const written = settingIn({ ...shot, isInside }, film.language);
  // The drawing of a lake has mountains and trees, so a landscape without a subject stays there.
  const isAroundLake = before?.setting === 'lake' && (written === 'mountain' || written === 'forest');
  const named = isAroundLake && shot.place === '' && seen[0] === undefined ? undefined : written;
  // A panel that is set inside a car does not show the car from outside.
  // A picture without a subject of its own shows the thing of the previous picture again, if the place stays or the
  // picture is a close one.
  const plainGround = plainGroundIn(shot.caption);
  const isStill =
    named === undefined &&
    plainGround === undefined &&
    shot.caption !== '' &&
    !/logo/iu.test(shot.caption) &&
    !isEmblem(shot.caption);
  const earlier = before === undefined ? [] : isNear ? [before.main, before.second] : [before.main];
  const kept = isStill || isNear ? earlier.filter((figure) => figure?.kind === 'thing').slice(0, 1) : [];
  // A hand without a thing of its own holds the thing of the previous picture.
  const isEmptyHand = found[0]?.kind === 'hand' && found[1] === undefined;
  const figures = found[0] === undefined ? kept : isEmptyHand ? [found[0], ...kept] : found;
  const drawable = named === 'carInside' ? figures.filter((figure) => !isVehicle(figure)) : figures;
  const [main, second] = withoutMisplaced(drawable, named);
  const leavesRoom = before !== undefined && isIndoors(before.setting) && exterior.test(text);
  const mustBeInside = isInside ?? (leavesRoom ? false : undefined);
  const isAboveWater = named !== undefined && named !== 'underwater';
  const fits = (name: SettingName) =>
    (mustBeInside ?? isIndoors(name)) === isIndoors(name) &&
    !(isAboveWater && name === 'underwater') &&
    (name === named || isPlausibleAfter(name, named === 'desertRoad' ? named : before?.setting, isInside)) &&
    !isTooLargeFor(main, name);
  const home = homeOfThing(main) ?? (main?.kind === 'thing' ? undefined : homeOfThing(second));
  const stays = !isNewPlace && !leavesRoom && ![main, second].some((figure) => isOutOfPlace(figure, before?.setting));
  const isAfloat = [main, second].some((figure) => figure?.kind === 'thing' && standOf(figure.name) === 'water');
  const place =
    (plainGround === undefined ? undefined : 'studio') ??
    indoorsBehind(shot.caption, named, before) ??
    (shot.place === '' ? undefined : named) ??
    (isEmblem(shot.caption) ? (named ?? 'studio') : undefined) ??
    (isWithin(shot.caption, named, film.language) ? named : undefined) ??
    likelyPlace(
      {
        named,
        before: stays ? (before?.setting ?? film.filmSetting) : undefined,
        home,
        suggested,
        suggestedInFilm: film.suggested,
      },
      fits,
    ) ??
    (isInside === false || (isInside === undefined && (shot.size === 'aerial' || outside.test(text)))
      ? 'park'
      : 'studio');
  const setting = isAfloat && !waters.includes(place) && !isIndoors(place) ? 'sea' : place;
  const own = lightIn(shot.place) ?? (daytime.test(shot.place) ? 'day' : lightIn(text));
  const isElsewhere = named !== undefined && named !== before?.setting && shot.place === '';
  const isNewLight = before === undefined || (isElsewhere && !film.changesLight);
  const lasting = isNewLight ? film.filmLight : before.light;
  const settled = own ?? (lasting === 'overcast' && isIndoors(setting) ? 'day' : lasting);
  const ground = logoGround(shot.caption) ?? plainGround?.color;
  const isPlate = isEmblem(shot.caption) && setting === 'studio';
  // A thing that is part of the setting is not drawn as the subject.
  const isPartOfSetting =
    main?.kind === 'thing' &&
    (setting === 'yard'
      ? main.name === 'window' || main.name === 'door'
      : isIndoors(setting) && setting !== 'studio' && (main.name === 'house' || main.name === 'shop'));
  const speaking = [main, second].map((figure) => saying(figure, shot, film));
  const isTalk = speaking.some((figure) => figure?.kind === 'person' && figure.person.isSpeaking);
  const isClose = main?.kind === 'hand' || (main?.kind === 'person' && main.isFace);
  const size = shot.size ?? (isClose ? 'close' : isTalk ? 'medium' : 'full');
  const ownEffects = effects
    .filter(
      ({ name, pattern }) =>
        pattern.test(plain) &&
        // The stream is easier to see without steam.
        !(name === 'steam' && poured !== undefined) &&
        !(outdoorEffects.includes(name) && isIndoors(setting) && setting !== 'studio'),
    )
    .map(({ name }) => name)
    .slice(0, 2);
  const isKnownPlace = setting !== 'studio' && shot.caption !== '';
  const hasSetting =
    (named !== undefined && plainGround === undefined) ||
    isKnownPlace ||
    (before !== undefined && ownEffects.length > 0);
  const isBlank = main === undefined && (isPlate || !hasSetting);
  return {
    form: !isBlank ? 'scene' : isEmblem(shot.caption) ? 'logo' : 'words',
    ground,
    size,
    isBelowTitle: shot.titles.length > 0,
    hasSubtitle: shot.spoken.length > 0,
    setting,
    light: setting !== 'studio' || ground === undefined ? settled : isDark(ground) ? 'moody' : 'studio',
    main: isPartOfSetting
      ? undefined
      : speaking[0]?.kind === 'person'
        ? {
            ...speaking[0],
            isFace: speaking[0].isFace && (size === 'close' || size === 'macro' || shot.size === undefined),
          }
        : main,
    second: isTooLargeFor(second, setting) ? undefined : speaking[1],
    poured: poured?.color,
    isInWater:
      main?.kind === 'person' &&
      (setting === 'pool' || ((setting === 'sea' || setting === 'lake') && swimming.test(shot.caption))),
    isAtTable:
      main?.kind === 'person' &&
      atTable.test(shot.caption) &&
      !(second?.kind === 'thing' && seats.includes(second.name)),
    effects: ownEffects,
  };
}

/** Drops a thing that cannot be in the place which the caption names, such as a van in a kitchen, if people are there. */
function withoutMisplaced(
  figures: readonly (Figure | undefined)[],
  place: SettingName | undefined,
): readonly (Figure | undefined)[] {
  const placed = figures.filter((figure) => !isTooLargeFor(figure, place));
  return placed.some((figure) => figure !== undefined) ? placed : figures;
}

/** Opens the mouth of a person who speaks in this panel, and closes that of any other. */
function saying(figure: Figure | undefined, shot: TimedShot, film: Film): Figure | undefined {
  if (figure?.kind !== 'person') return figure;
  const { kind, look, cloth } = figure.person;
  const speakers = shot.spoken.length === 0 ? [] : speakersOf(shot, film);
  const isSpeaking = speakers.some(
    (it) => it.kind === 'person' && it.person.kind === kind && it.person.look === look && it.person.cloth === cloth,
  );
  return { ...figure, person: { ...figure.person, isSpeaking } };
}

/** The place of a scene heading without the time of day: VAN in VAN · EVENING. */
const roomOf = (heading: string) => heading.split(' · ')[0];

const isVehicle = (figure: Figure | undefined) =>
  figure?.kind === 'thing' && (['car', 'pickup', 'van', 'bus'] as readonly SubjectName[]).includes(figure.name);

/** Things that may be in the sea, although their drawings stand on the ground. */
const offshore: readonly SubjectName[] = ['lighthouse', 'swan', 'duck', 'goose'];

/** The settings with water for boats. */
const waters: readonly SettingName[] = [...shores, 'pool', 'underwater'];

const swimming =
  /(?<!\p{L})(?:swim\p{L}*|surf(?:s|ing|ers?|boards?)?|waves?|div(?:es?|ing)|cannonball\p{L}*|splash\p{L}*|paddl\p{L}*|float\p{L}*|bath(?:es|ing)|schwimm\p{L}*|Wellen?|nage\p{L}*|vagues?|nada\p{L}*|olas?|ondas?|mergulh\p{L}*|nuota\p{L}*|ond[ae])(?!\p{L})|泳|波/iu;

/** Matches words for a meal or for people around a table. */
const atTable =
  /(?<!\p{L})(?:(?:at|around|round|across|off) (?:an?|the|their|his|her) (?:\p{L}+ ){0,2}table|(?:dining|dinner|kitchen|breakfast) table|family (?:dinner|lunch|breakfast|meal)|(?:eats?|eating|dines?|dining|have|having) (?:\p{L}+ ){0,2}(?:together|dinner|breakfast|lunch|supper|in silence)|families? eats?|family (?:\p{L}+ )?eat\p{L}*|(?:am|um den|beim|zum) (?:\p{L}+)?(?:tisch|frühstück|abendessen|essen)|(?:à|autour de la) table|petit[- ]déjeuner|(?:en|a|alrededor de) la mesa|à mesa|a tavola|al tavolo)(?!\p{L})|食卓/iu;

/** Matches "day" in a scene heading. In a caption, the word often says nothing about the light. */
const daytime = /(?:^|· )(?:day|tag|jour|día|dia|giorno|昼)/iu;

/**
 * Replaces a kind of light that the setting does not support. A studio is either bright or dark. Daylight on snow is a
 * kind of its own.
 */
function lightOf(light: LightName, setting: SettingName): LightName {
  if (setting === 'studio') return light === 'night' || light === 'dusk' || light === 'moody' ? 'moody' : 'studio';
  if (light === 'day' && setting === 'snow') return 'snow';
  return light === 'studio' ? 'day' : light;
}
