import { darker, lighter } from '../look/palette';
import { subjects } from './subjects';
import {
  bleed,
  scenery,
  skyOf,
  clouds,
  ridge,
  hills,
  ground,
  room,
  windowLight,
  pine,
  type Stage,
  type Draw,
} from './scenery';
import { circle, ellipse, line, moved, path, rect } from './svg';

const kitchen: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    nearness,
  } = stage;
  const top = horizon - 5;
  const shelf = horizon * 0.36;
  const jar = (x: number, height: number, color: string) => rect(x, shelf - height, 5, height, color, 1);
  return scenery(
    [
      room(stage, of('wall'), of('floor'), 'plain'),
      Array.from({ length: 24 }, (_, at) => rect(-bleed + at * 12, horizon * 0.56, 11.4, 8, of('tile'))).join(''),
      windowLight(stage, width * 0.8, 0.34 * nearness),
      rect(width * 0.06, shelf, width * 0.34, 1.8, of('wood')),
      jar(width * 0.09, 8, lit('#c8703f')) +
        jar(width * 0.09 + 7, 6, lit('#e2a13f')) +
        jar(width * 0.09 + 14, 9, lit('#5a7d84')) +
        jar(width * 0.09 + 24, 5, lit('white')),
      circle(width * 0.34, shelf - 4, 4, lit('leaf')) + rect(width * 0.34 - 2.5, shelf - 3, 5, 3, lit('#c8703f')),
      rect(-bleed, top - 1, width + 2 * bleed, 4, of('wood')),
      rect(-bleed, top + 3, width + 2 * bleed, 100, of('woodDark')),
      Array.from({ length: 12 }, (_, at) =>
        rect(-bleed + at * 25 + 2, top + 7, 21, 60, darker(of('wood'), 0.18), 1.5),
      ).join(''),
    ].join(''),
  );
};

const living: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
    nearness,
  } = stage;
  return scenery(
    [
      room(stage, of('#e6cfb4'), of('floor'), 'boards'),
      windowLight(stage, width * 0.2, 0.36 * nearness),
      rect(width * 0.56, horizon * 0.2, 22, 16, of('white')) +
        rect(width * 0.56 + 2, horizon * 0.2 + 2, 18, 12, lit('#5a9aa0')) +
        circle(width * 0.56 + 14, horizon * 0.2 + 6, 2.4, lit('#f3d98a')),
      ellipse(width * 0.5, 92, width * 0.42, 7, of('#b4512f'), 0.55),
    ].join(''),
    moved(subjects.plant.draw(lit('leaf'), palette), width * 0.92, horizon + 5, 0.42 * nearness),
  );
};

const bedroom: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
    nearness,
  } = stage;
  return scenery(
    room(stage, of('#cfd3df'), of('#b98a68'), 'boards') +
      windowLight(stage, width * 0.24, 0.38 * nearness) +
      rect(width * 0.11, horizon * 0.1, 3, horizon * 0.68, lit('#e8dfd0')) +
      rect(width * 0.36, horizon * 0.1, 3, horizon * 0.68, lit('#e8dfd0')),
    moved(subjects.bed.draw(lit('#7f9fb5'), palette), width * 0.66, horizon + 14, 0.34 * nearness),
  );
};

const bathroom: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  const tiles =
    Array.from({ length: 9 }, (_, row) => rect(-bleed, row * 11 - 8, width + 2 * bleed, 0.6, of('tileDark'))).join('') +
    Array.from({ length: 26 }, (_, at) => rect(-bleed + at * 11, -bleed, 0.6, horizon + bleed, of('tileDark'))).join(
      '',
    );
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, of('tile')),
      tiles,
      rect(width * 0.5 - 22, horizon * 0.1, 44, horizon * 0.62, of('white'), 22),
      rect(width * 0.5 - 19, horizon * 0.13, 38, horizon * 0.56, of('#bcd8de'), 19),
      path(
        `M${width * 0.5 - 12} ${horizon * 0.6}L${width * 0.5 + 6} ${horizon * 0.2}L${width * 0.5 + 11} ${horizon * 0.2}L${width * 0.5 - 6} ${horizon * 0.62}Z`,
        lit('white'),
        0.4,
      ),
      rect(-bleed, horizon - 3, width + 2 * bleed, 5, of('white')),
      ground(stage, horizon + 2, of('#8fb3b5')),
    ].join(''),
  );
};

const office: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit, light },
    nearness,
  } = stage;
  const pane = (x: number) =>
    rect(x, horizon * 0.14, 28 * nearness, horizon * 0.56, of('white')) +
    rect(x + 1.2, horizon * 0.14 + 1.2, 28 * nearness - 2.4, horizon * 0.56 - 2.4, light.sky[1]) +
    [0.1, 0.3, 0.5, 0.7]
      .map((share, at) =>
        rect(
          x + 2 + share * 26 * nearness,
          horizon * (0.44 - (at % 3) * 0.09),
          5 * nearness,
          horizon * (0.25 + (at % 3) * 0.09),
          darker(light.sky[1], 0.28),
        ),
      )
      .join('');
  return scenery(
    [
      room(stage, of('#dcd8cf'), of('#9a958c'), 'plain'),
      pane(width * 0.08) + pane(width * 0.08 + 32 * nearness) + pane(width * 0.08 + 64 * nearness),
      rect(-bleed, horizon - 2, width + 2 * bleed, 3, of('#b9b3aa')),
      rect(width * 0.82, horizon * 0.3, 1, horizon * 0.2, lit('#3a3a42')) +
        path(
          `M${width * 0.82 - 6} ${horizon * 0.5}L${width * 0.82 + 7} ${horizon * 0.5}L${width * 0.82 + 4} ${horizon * 0.42}L${width * 0.82 - 3} ${horizon * 0.42}Z`,
          lit('#e2a13f'),
        ),
    ].join(''),
  );
};

const cafe: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit, light },
    nearness,
  } = stage;
  const bulb = (x: number) =>
    line(`M${x} -${bleed}L${x} ${horizon * 0.18}`, of('dark'), 0.6) +
    circle(x, horizon * 0.18 + 5, 9, '#ffdf9a', 0.3) +
    circle(x, horizon * 0.18 + 3, 3.4, '#ffe9b4');
  return scenery(
    [
      room(stage, of('#a8623f'), of('#6e442e'), 'boards'),
      Array.from({ length: 8 }, (_, row) =>
        rect(-bleed, row * 7.5 - 4, width + 2 * bleed, 0.5, darker(of('#a8623f'), 0.12)),
      ).join(''),
      rect(width * 0.1, horizon * 0.3, 34 * nearness, 24 * nearness, of('#2f3a38'), 1.5) +
        line(
          `M${width * 0.1 + 5} ${horizon * 0.3 + 6}h18M${width * 0.1 + 5} ${horizon * 0.3 + 11}h12M${width * 0.1 + 5} ${horizon * 0.3 + 16}h15`,
          of('#d9d3c4'),
          1,
        ),
      rect(width * 0.58, horizon * 0.42, width * 0.34, 1.8, of('wood')),
      [0, 6, 12, 21, 27]
        .map((x, at) =>
          rect(
            width * 0.6 + x * nearness,
            horizon * 0.42 - 5 - (at % 3),
            4,
            5 + (at % 3),
            lit(at % 2 === 0 ? 'white' : '#3f6d68'),
            1,
          ),
        )
        .join(''),
      bulb(width * 0.34) + bulb(width * 0.56) + bulb(width * 0.8),
      light.isDark
        ? ''
        : path(
            `M${-bleed} -${bleed}L${width * 0.3} -${bleed}L${width * 0.05} ${100 + bleed}L${-bleed} ${100 + bleed}Z`,
            '#ffdf9a',
            0.12,
          ),
    ].join(''),
  );
};

const shopInside: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  const row = (y: number, shift: number) =>
    rect(-bleed, y, width + 2 * bleed, 1.8, of('wood')) +
    Array.from({ length: 22 }, (_, at) =>
      rect(
        -bleed + at * 12 + shift,
        y - 6 - ((at * 5 + shift) % 4),
        6,
        6 + ((at * 5 + shift) % 4),
        lit(['#d4553a', '#e2a13f', '#5a7d84', '#f1ece0', '#6c9552'][at % 5] ?? 'white'),
        1,
      ),
    ).join('');
  return scenery(
    room(stage, of('#eadfca'), of('#b9a78f'), 'tiles') +
      row(horizon * 0.34, 0) +
      row(horizon * 0.6, 4) +
      row(horizon * 0.86, 2),
  );
};

const studio: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { light },
  } = stage;
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, light.sky[1]),
      ellipse(width * 0.5, horizon * 0.62, width * 0.44, 44, light.sky[2]),
      path(
        `M${-bleed} ${horizon + 4}Q${width * 0.5} ${horizon - 5} ${width + bleed} ${horizon + 4}V${100 + bleed}H${-bleed}Z`,
        light.isDark ? light.sky[0] : darker(light.sky[0], 0.05),
      ),
      ellipse(
        width * 0.5,
        horizon + 14,
        width * 0.36,
        9,
        light.isDark ? lighter(light.sky[0], 0.12) : lighter(light.sky[0], 0.45),
      ),
    ].join(''),
  );
};

const theater: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const fold = (x: number) => rect(x, -bleed, 5, horizon + bleed, darker('#8e2a2a', 0.25));
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, '#6e2230'),
      Array.from({ length: 18 }, (_, at) => fold(-bleed + at * 15)).join(''),
      ground(stage, horizon, of('#4a2a22')),
      ellipse(width * 0.5, horizon + 12, 40, 9, '#f7dca0', 0.35),
      path(
        `M${width * 0.5 - 6} -${bleed}L${width * 0.5 + 6} -${bleed}L${width * 0.5 + 42} ${horizon + 13}L${width * 0.5 - 42} ${horizon + 13}Z`,
        '#fff0c4',
        0.2,
      ),
    ].join(''),
    '',
    Array.from({ length: 16 }, (_, at) => circle(-bleed + 8 + at * 17, 104, 8, '#241318')).join(''),
  );
};

const gym: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  return scenery(
    [
      room(stage, of('#5b6770'), of('#3d444b'), 'tiles'),
      rect(-bleed, horizon * 0.5, width + 2 * bleed, 5, lit('#e0603a')),
      [0.12, 0.3, 0.78].map((x) => rect(width * x, horizon * 0.12, 15, horizon * 0.3, of('#a9c4cf'))).join(''),
      [0.1, 0.86]
        .map(
          (x) =>
            rect(width * x - 9, horizon - 7, 18, 1.6, lit('metal')) +
            rect(width * x - 11, horizon - 11, 3, 9, lit('dark'), 1) +
            rect(width * x + 8, horizon - 11, 3, 9, lit('dark'), 1),
        )
        .join(''),
    ].join(''),
  );
};

const workshop: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  return scenery(
    [
      room(stage, of('#b7a793'), of('#8b7c6b'), 'plain'),
      rect(width * 0.12, horizon * 0.16, width * 0.4, horizon * 0.46, of('#8d7558'), 1.5),
      [0.16, 0.24, 0.32, 0.4, 0.47]
        .map(
          (x, at) =>
            rect(width * x, horizon * 0.24, 2.4, horizon * (0.16 + (at % 3) * 0.06), lit('metalDark'), 1) +
            rect(width * x - 1.2, horizon * 0.21, 5, 4, lit(at % 2 === 0 ? '#d4553a' : '#2f6f8f'), 1),
        )
        .join(''),
      windowLight(stage, width * 0.8, 0.34),
      rect(-bleed, horizon - 6, width + 2 * bleed, 3, of('wood')),
    ].join(''),
  );
};

const streetOf =
  (rows: 'city' | 'old'): Draw =>
  (stage) => {
    const {
      width,
      horizon,
      palette: { of, light, lit },
      nearness,
    } = stage;
    const isOld = rows === 'old';
    const fronts = isOld ? ['#d8b48f', '#c99a7a', '#e3cba6', '#b98a74'] : ['#8fa0ad', '#a7b3ba', '#75879a', '#98a2a6'];
    const step = (isOld ? 34 : 27) * nearness;
    const count = Math.ceil((width + 2 * bleed) / step);
    const building = (at: number) => {
      const x = -bleed + at * step;
      const height = horizon * (isOld ? 0.62 + ((at * 7) % 4) * 0.07 : 0.42 + ((at * 5) % 6) * 0.11);
      const wall = of(fronts[at % fronts.length] ?? 'building');
      const rowsOf = Math.max(1, Math.floor(height / (11 * nearness)));
      const panes = Array.from({ length: rowsOf * 3 }, (_, index) => {
        const glow = light.isDark && (index * 5 + at * 3) % 4 !== 0;
        return rect(
          x + (4 + (index % 3) * 8.5 * (isOld ? 1.15 : 1)) * nearness * 0.98,
          horizon - height + (4 + Math.floor(index / 3) * 11) * nearness,
          4.8 * nearness,
          6.5 * nearness,
          glow ? '#ffd98a' : lighter(wall, 0.28),
        );
      }).join('');
      const roof = isOld
        ? path(
            `M${x - 1} ${horizon - height}L${x + step * 0.5} ${horizon - height - 8}L${x + step + 1} ${horizon - height}Z`,
            of('#8d4a33'),
          )
        : '';
      return rect(x, horizon - height, step - 0.6, height + 2, wall) + roof + panes;
    };
    const lampPost = (x: number) =>
      line(`M${x} ${horizon + 12}L${x} ${horizon - 26}q0 -4 5 -4`, of('dark'), 1.2) +
      circle(x + 6, horizon - 29, light.isDark ? 6 : 2.2, '#ffe6a6', light.isDark ? 0.5 : 1) +
      circle(x + 6, horizon - 29, 2, '#fff3cf');
    return scenery(
      skyOf(stage, 0.62) +
        (light.sun === undefined ? '' : '') +
        ridge(width, horizon, [18, 30, 22, 38, 26, 34, 20, 40, 24, 30], darker(light.sky[1], 0.14)),
      Array.from({ length: count }, (_, at) => building(at)).join('') +
        ground(stage, horizon, of('pavement')) +
        ground(stage, horizon + (100 - horizon) * 0.34, of('road')) +
        rect(-bleed, horizon + (100 - horizon) * 0.31, width + 2 * bleed, 1.6, lit('white')) +
        Array.from({ length: 9 }, (_, at) =>
          rect(-bleed + at * 32, horizon + (100 - horizon) * 0.72, 16, 1.8, of('roadLine')),
        ).join('') +
        lampPost(width * 0.08) +
        lampPost(width * 0.9),
    );
  };

const road: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const middle = width * 0.5;
  return scenery(
    skyOf(stage) + clouds(stage) + ridge(width, horizon + 1, [6, 14, 9, 20, 12, 7, 16, 8], of('#c58f63')),
    hills(width, horizon + 4, 8, of('#d9a86c')) +
      ground(stage, horizon + 3, of('sand')) +
      path(
        `M${middle - 3} ${horizon + 3}L${middle + 3} ${horizon + 3}L${middle + width * 0.55} ${100 + bleed}L${middle - width * 0.55} ${100 + bleed}Z`,
        of('road'),
      ) +
      [0, 1, 2, 3]
        .map((at) => {
          const from = horizon + 5 + (100 - horizon) * (at * at * 0.1 + at * 0.06);
          const half = 0.35 + at * 0.7;
          return path(
            `M${middle - half} ${from}L${middle + half} ${from}L${middle + half * 1.5} ${from + 2.5 + at * 3}L${middle - half * 1.5} ${from + 2.5 + at * 3}Z`,
            of('roadLine'),
          );
        })
        .join(''),
    [0.04, 0.95]
      .map((x) =>
        path(
          `M${width * x - 5} 98Q${width * x} 84 ${width * x + 1} 98Q${width * x + 5} 88 ${width * x + 8} 98Z`,
          of('#a98a4e'),
        ),
      )
      .join(''),
  );
};

const coastRoad: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  return scenery(
    skyOf(stage, 0.3) +
      clouds(stage) +
      rect(-bleed, horizon, width + 2 * bleed, 100, of('water')) +
      [4, 9, 15].map((y, at) => rect(width * (0.05 + at * 0.2), horizon + y, width * 0.3, 0.8, of('foam'))).join(''),
    path(
      `M${width * 0.62} ${horizon + 10}Q${width * 0.72} ${horizon - 26} ${width * 0.88} ${horizon - 30}L${width + bleed} ${horizon - 36}V${100 + bleed}H${width * 0.4}Z`,
      of('#7a8a6a'),
    ) +
      path(`M${-bleed} ${horizon + (100 - horizon) * 0.42}H${width + bleed}V${100 + bleed}H${-bleed}Z`, of('road')) +
      rect(-bleed, horizon + (100 - horizon) * 0.36, width + 2 * bleed, 2.4, of('stone')) +
      Array.from({ length: 9 }, (_, at) =>
        rect(-bleed + at * 32, horizon + (100 - horizon) * 0.74, 16, 1.8, of('roadLine')),
      ).join(''),
  );
};

const forest: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
    nearness,
  } = stage;
  const row = (count: number, y: number, size: number, fill: string, shift: number) =>
    Array.from({ length: count }, (_, at) =>
      pine(
        -bleed + ((at + shift) * (width + 2 * bleed)) / count,
        y + ((at * 5) % 4),
        size * (0.82 + ((at * 3) % 4) * 0.12),
        fill,
      ),
    ).join('');
  // In a narrow picture, the trees in the foreground are smaller, so that they do not cover the subject.
  const near = width < 85 ? 0.45 : 1;
  return scenery(
    skyOf(stage) +
      hills(width, horizon, 16, of('hill')) +
      row(26, horizon + 2, 0.42 * nearness, darker(of('hill'), 0.18), 0.3),
    row(15, horizon + 5, 0.72 * nearness, of('leaf'), 0.6) +
      ground(stage, horizon + 3, of('grassDark')) +
      path(
        `M${width * 0.42} ${horizon + 3}L${width * 0.52} ${horizon + 3}Q${width * 0.6} ${horizon + 22} ${width * 0.86} ${100 + bleed}L${width * 0.18} ${100 + bleed}Q${width * 0.36} ${horizon + 20} ${width * 0.42} ${horizon + 3}Z`,
        of('#c8a878'),
      ),
    pine(-2, 106, 1.5 * nearness * near, of('leafDark')) + pine(width + 3, 108, 1.8 * nearness * near, of('leafDark')),
  );
};

const park: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
  } = stage;
  const tree = (x: number, y: number, size: number, fill: string) =>
    moved(subjects.tree.draw(fill, palette), x, y, size);
  return scenery(
    skyOf(stage) + clouds(stage) + hills(width, horizon, 12, of('hill')),
    tree(width * 0.1, horizon + 7, 0.42, of('leaf')) +
      tree(width * 0.26, horizon + 3, 0.28, of('#6c9552')) +
      tree(width * 0.88, horizon + 6, 0.46, of('leaf')) +
      ground(stage, horizon + 2, of('grass')) +
      path(
        `M${-bleed} 92Q${width * 0.4} ${horizon + 18} ${width + bleed} 90V${100 + bleed}H${-bleed}Z`,
        of('grassDark'),
      ) +
      [0.06, 0.2, 0.34, 0.62, 0.78, 0.94]
        .map((x, at) => circle(width * x, 84 + ((at * 5) % 9), 0.9, lit(at % 2 === 0 ? 'white' : '#f0bf3a')))
        .join(''),
  );
};

const field: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  return scenery(
    skyOf(stage) + clouds(stage) + hills(width, horizon, 14, of('hill')),
    ground(stage, horizon + 1, of('#d9b85c')) +
      [0.1, 0.3, 0.55, 0.8]
        .map((share, at) =>
          hills(
            width,
            horizon + (100 - horizon) * (share * 0.9 + 0.12),
            5,
            darker(of('#d9b85c'), 0.05 * (at + 1)),
            at * 0.05,
          ),
        )
        .join('') +
      Array.from({ length: 26 }, (_, at) =>
        circle(
          -bleed + 11 * at,
          horizon + 12 + ((at * 13) % 29),
          0.9 + (at % 3) * 0.3,
          lit(['#cf5a4a', '#fdf6e6', '#e58aa6'][at % 3] ?? 'white'),
        ),
      ).join(''),
    Array.from({ length: 12 }, (_, at) =>
      line(`M${-20 + at * 20} 106q2 -14 ${(at % 2) * 6 - 3} -20`, darker(of('#b9973f'), 0.1), 1.6),
    ).join(''),
  );
};

const mountain: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const peak = (x: number, height: number, half: number) =>
    path(`M${x - half} ${horizon + 2}L${x} ${horizon - height}L${x + half} ${horizon + 2}Z`, of('mountain')) +
    path(
      `M${x} ${horizon - height}L${x + half} ${horizon + 2}L${x + half * 0.25} ${horizon + 2}Z`,
      darker(of('mountain'), 0.16),
    ) +
    path(
      `M${x} ${horizon - height}L${x + half * 0.3} ${horizon - height * 0.7}L${x + half * 0.1} ${horizon - height * 0.76}L${x - half * 0.04} ${horizon - height * 0.68}L${x - half * 0.3} ${horizon - height * 0.7}Z`,
      of('snowcap'),
    );
  return scenery(
    skyOf(stage, 0.2) +
      clouds(stage) +
      peak(width * 0.02, 30, 40) +
      peak(width * 0.9, 40, 48) +
      peak(width * 0.56, horizon * 0.78, 54),
    hills(width, horizon + 4, 14, of('leafDark')) +
      ground(stage, horizon + 3, of('grassDark')) +
      hills(width, 88, 9, of('grass'), 0.1),
    path(`M${-bleed} 100L${width * 0.08} 88L${width * 0.2} 100V${100 + bleed}H${-bleed}Z`, of('stone')),
  );
};

const underwater: Draw = ({ width, palette: { of } }) => {
  const [water, deep, floor] = [of('water'), of('waterDark'), of('sandDark')];
  const across = width + 2 * bleed;
  const ray = (x: number, tilt: number) =>
    path(`M${x} ${-bleed}L${x + 16} ${-bleed}L${x + tilt + 26} 100L${x + tilt} 100Z`, lighter(water, 0.4), 0.16);
  const weed = (x: number, high: number, fill: string) =>
    line(`M${x} 106q-7 ${-high * 0.3} 0 ${-high * 0.55}t0 ${-high * 0.5}`, fill, 3);
  const bubbles = [0.16, 0.3, 0.63, 0.82, 0.9].map((share, at) =>
    circle(width * share, 18 + ((at * 29) % 58), 1 + (at % 3) * 0.6, '#eaf7f8', 0.55),
  );
  return scenery(
    rect(-bleed, -bleed, across, 100 + 2 * bleed, lighter(water, 0.12)) +
      rect(-bleed, 26, across, 100 + bleed, water) +
      rect(-bleed, 62, across, 100 + bleed, deep) +
      ray(width * 0.1, 22) +
      ray(width * 0.42, 10) +
      ray(width * 0.74, -6),
    hills(width, 96, 18, darker(deep, 0.25), 0.05) + hills(width, 101, 10, darker(floor, 0.25), 0.2) + bubbles.join(''),
    weed(width * 0.06, 34, of('leafDark')) +
      weed(width * 0.12, 24, of('leaf')) +
      weed(width * 0.93, 40, of('leafDark')),
  );
};

const sea: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const glint = light.sun ?? of('foam');
  return scenery(
    skyOf(stage, 0.62) + clouds(stage),
    hills(width, horizon + 1, 7, darker(light.sky[1], 0.2)) +
      rect(-bleed, horizon, width + 2 * bleed, 140, of('water')) +
      [6, 15, 27, 41]
        .map((y, at) =>
          path(
            `M${-bleed} ${horizon + y}q${8 + at * 3} ${-1.4 - at * 0.5} ${16 + at * 6} 0${`t${16 + at * 6} 0`.repeat(22)}V${horizon + y + 2.2 + at}H${-bleed}Z`,
            of(at % 2 === 0 ? 'waterDark' : 'foam'),
            at % 2 === 0 ? 0.6 : 0.45,
          ),
        )
        .join('') +
      [3, 7, 12, 19]
        .map((y, at) => rect(width * 0.62 - 5 - at * 3, horizon + y, 10 + at * 6, 0.9 + at * 0.2, glint))
        .join(''),
  );
};

const beach: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
    palette,
  } = stage;
  const shore = horizon + (100 - horizon) * 0.4;
  return scenery(
    skyOf(stage, 0.7) + clouds(stage),
    rect(-bleed, horizon, width + 2 * bleed, 140, of('water')) +
      [4, 9]
        .map((y) => path(`M${-bleed} ${horizon + y}q9 -1.6 18 0${'t18 0'.repeat(24)}v1.2H${-bleed}Z`, of('foam'), 0.6))
        .join('') +
      path(`M${-bleed} ${shore}q14 -5 28 0${'t28 0'.repeat(12)}V${100 + bleed}H${-bleed}Z`, of('foam')) +
      path(`M${-bleed} ${shore + 3}q14 -5 28 0${'t28 0'.repeat(12)}V${100 + bleed}H${-bleed}Z`, of('sand')) +
      [0.1, 0.36, 0.7, 0.9].map((x, at) => ellipse(width * x, 88 + (at % 2) * 6, 7, 1, of('sandDark'))).join(''),
    moved(
      line('M0 0Q4 -30 16 -52', palette.of('woodDark'), 3) +
        path(
          'M16 -52Q-6 -62 -14 -46Q0 -52 16 -52ZM16 -52Q4 -74 -12 -72Q6 -66 16 -52ZM16 -52Q30 -72 44 -66Q28 -62 16 -52ZM16 -52Q38 -56 42 -40Q30 -50 16 -52Z',
          palette.of('leafDark'),
        ),
      -4,
      106,
      1.1,
    ),
  );
};

const snow: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  return scenery(
    skyOf(stage) + ridge(width, horizon + 2, [10, 26, 14, 34, 18, 28, 12, 30, 16], darker(of('snowcap'), 0.16)),
    Array.from({ length: 14 }, (_, at) =>
      pine(-bleed + at * 20, horizon + 6, 0.4 + ((at * 3) % 4) * 0.08, of('#4d6f78')),
    ).join('') +
      ground(stage, horizon + 3, of('snowcap')) +
      hills(width, 90, 9, darker(of('snowcap'), 0.06), 0.1),
  );
};

const space: Draw = (stage) => {
  const { width } = stage;
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, '#0c1024') +
      Array.from({ length: 60 }, (_, at) =>
        circle(
          -bleed + ((at * 61) % (width + 2 * bleed)),
          -bleed + ((at * 47) % 190),
          0.3 + (at % 4) * 0.16,
          '#fdf6e0',
          0.5 + (at % 3) * 0.2,
        ),
      ).join('') +
      circle(width * 0.8, 26, 14, '#d99a6a') +
      path(`M${width * 0.8 - 14} 26a14 14 0 0 0 28 0q-14 6 -28 0Z`, '#b9774f'),
    ellipse(width * 0.5, 150, width * 0.9, 62, '#3d6f94') + ellipse(width * 0.5, 153, width * 0.9, 62, '#2c5578'),
  );
};

const air: Draw = (stage) => {
  const {
    width,
    palette: { light },
  } = stage;
  return scenery(
    skyOf({ ...stage, horizon: 96 }) + clouds(stage),
    moved(
      path(
        'M-20 0Q-22 -9 -12 -10Q-8 -18 2 -15Q12 -19 15 -9Q24 -9 22 0Z',
        lighter(light.sky[1], light.isDark ? 0.14 : 0.6),
      ),
      width * 0.22,
      92,
      1.7,
    ) +
      moved(
        path(
          'M-20 0Q-22 -9 -12 -10Q-8 -18 2 -15Q12 -19 15 -9Q24 -9 22 0Z',
          lighter(light.sky[1], light.isDark ? 0.1 : 0.5),
        ),
        width * 0.84,
        100,
        2,
      ),
  );
};

const yard: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
    palette,
  } = stage;
  return scenery(
    skyOf(stage) + clouds(stage) + hills(width, horizon, 10, of('hill')),
    moved(subjects.house.draw(of('#f0dcb4'), palette), width * 0.8, horizon + 5, 0.44) +
      Array.from({ length: 22 }, (_, at) => rect(-bleed + at * 13, horizon - 7, 6, 12, of('white'), 1)).join('') +
      ground(stage, horizon + 3, of('grass')) +
      hills(width, 90, 7, of('grassDark')),
  );
};

const station: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  return scenery(
    skyOf(stage, 0.2) + ridge(width, horizon, [8, 16, 10, 18, 9, 14, 8], of('hill')),
    rect(-bleed, horizon - 4, width + 2 * bleed, 8, of('stone')) +
      ground(stage, horizon + 4, of('pavement')) +
      rect(-bleed, horizon + 8, width + 2 * bleed, 1.8, lit('#f0bf3a')) +
      path(`M${-bleed} 8L${width + bleed} 2L${width + bleed} 10L${-bleed} 16Z`, of('metalDark')) +
      [0.12, 0.9].map((x) => rect(width * x, 8, 2.6, horizon + 2, of('metalDark'))).join('') +
      circle(width * 0.74, 26, 6.5, of('white')) +
      line(`M${width * 0.74} 26v-4M${width * 0.74} 26h3`, of('dark'), 0.9),
  );
};

/** Draws the view from the dashboard to the front seats. */
const carInside: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const [seat, trim] = [of('#4a4d57'), of('#33353d')];
  const chair = (x: number) =>
    rect(x - 13, horizon - 42, 26, 16, seat, 6) +
    rect(x - 3, horizon - 28, 6, 8, trim) +
    path(
      `M${x - 24} ${100 + bleed}L${x - 21} ${horizon - 14}Q${x - 20} ${horizon - 22} ${x} ${horizon - 22}Q${x + 20} ${horizon - 22} ${x + 21} ${horizon - 14}L${x + 24} ${100 + bleed}Z`,
      seat,
    ) +
    path(`M${x - 12} ${horizon - 14}L${x + 12} ${horizon - 14}L${x + 14} 120L${x - 14} 120Z`, darker(seat, 0.16));
  const pane = (from: number, to: number) =>
    path(
      `M${from} ${horizon * 0.2}L${to} ${horizon * 0.2}L${to} ${horizon * 0.78}L${from} ${horizon * 0.78}Z`,
      light.sky[1],
    ) +
    path(
      `M${from} ${horizon * 0.62}Q${(from + to) / 2} ${horizon * 0.46} ${to} ${horizon * 0.58}L${to} ${horizon * 0.78}L${from} ${horizon * 0.78}Z`,
      light.isDark ? darker(light.sky[1], 0.3) : of('hill'),
    );
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, trim),
      rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.12, of('#cfc8ba')),
      pane(-bleed, width * 0.16) + pane(width * 0.24, width * 0.76) + pane(width * 0.84, width + bleed),
      width < 85 ? chair(width * 0.5) : chair(width * 0.26) + chair(width * 0.74),
      rect(width * 0.5 - 11, horizon * 0.05, 22, 6, of('dark'), 3),
    ].join(''),
    '',
    `<ellipse cx="${(width * (width < 85 ? 0.5 : 0.26)).toFixed(1)}" cy="112" rx="27" ry="24" fill="none" stroke="${of('#22242a')}" stroke-width="5"/>`,
  );
};

const clinic: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
  } = stage;
  const chair = (x: number) =>
    rect(x, horizon - 16, 15, 13, lit('#3f8f86'), 2) +
    rect(x, horizon - 4, 17, 4, darker(lit('#3f8f86'), 0.2), 1) +
    rect(x + 1, horizon, 1.6, 9, of('metalDark')) +
    rect(x + 13, horizon, 1.6, 9, of('metalDark'));
  return scenery(
    [
      room(stage, of('#dfeae8'), of('#b9c7c6'), 'tiles'),
      rect(-bleed, horizon * 0.62, width + 2 * bleed, 2, of('#9fc4c0')),
      rect(width * 0.1, horizon * 0.16, 18, 24, of('white'), 1) +
        rect(width * 0.1 + 7, horizon * 0.16 + 5, 4, 14, lit('leaf')) +
        rect(width * 0.1 + 2, horizon * 0.16 + 10, 14, 4, lit('leaf')),
      rect(width * 0.62, horizon * 0.14, 30, 20, of('white'), 1) +
        rect(width * 0.62 + 2, horizon * 0.14 + 2, 26, 16, lit('#8fb9c9')),
      [0.06, 0.06 + 20 / width, 0.74, 0.74 + 20 / width].map((share) => chair(width * share)).join(''),
    ].join(''),
  );
};

const pool: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
  } = stage;
  return scenery(
    skyOf(stage, 0.7) + clouds(stage) + hills(width, horizon, 8, of('hill')),
    moved(subjects.tree.draw(of('leaf'), palette), width * 0.1, horizon + 3, 0.34) +
      ground(stage, horizon + 1, of('#d8c7a8')) +
      path(
        `M${width * 0.12} ${horizon + 9}L${width * 0.88} ${horizon + 9}L${width + bleed} ${100 + bleed}H${-bleed}Z`,
        of('#f1ece0'),
      ) +
      path(
        `M${width * 0.15} ${horizon + 11}L${width * 0.85} ${horizon + 11}L${width + bleed - 9} ${100 + bleed}H${9 - bleed}Z`,
        of('#5fc0cf'),
      ) +
      [5, 13, 23]
        .map((y, at) =>
          path(
            `M${width * 0.2 - at * 8} ${horizon + 13 + y}q6 -2 12 0${'t12 0'.repeat(4 + at * 2)}v1.4H${width * 0.2 - at * 8}Z`,
            of('foam'),
            0.5,
          ),
        )
        .join('') +
      rect(width * 0.78, horizon - 3, 22, 2.4, lit('white'), 1) +
      path(`M${width * 0.78} ${horizon - 3}l-7 -9l3 -1l8 9Z`, lit('white')) +
      rect(width * 0.78 + 2, horizon - 1, 1.6, 6, of('woodDark')) +
      rect(width * 0.78 + 18, horizon - 1, 1.6, 6, of('woodDark')),
  );
};

const hall: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
    nearness,
  } = stage;
  return scenery(
    [
      room(stage, of('#e4d8c6'), of('floor'), 'boards'),
      moved(subjects.door.draw(lit('#7a4a34'), palette), width * 0.2, horizon + 1, 0.66),
      rect(width * 0.62, horizon * 0.5, 30 * nearness, 1.8, of('woodDark')) +
        [3, 11, 19]
          .map((x) => rect(width * 0.62 + x * nearness, horizon * 0.5 + 1.6, 1.4, 4, of('metalDark')))
          .join(''),
      path(
        `M${width * 0.62 + 7 * nearness} ${horizon * 0.5 + 4}l${6 * nearness} 3l-1 ${17 * nearness}h${-11 * nearness}l-1 ${-17 * nearness}Z`,
        lit('#3f6a80'),
      ),
      ellipse(width * 0.5, 92, width * 0.3, 6, of('#8e5a4a'), 0.5),
    ].join(''),
  );
};

/** Draws the surface directly below the camera: a table top indoors, else the ground. */
export function seenFromAbove({ width, palette: { of } }: Stage, setting: SettingName): string {
  const isPaved = setting === 'city' || setting === 'oldTown' || setting === 'station' || setting === 'pool';
  const isSandy = setting === 'beach' || setting === 'road';
  const isOutdoors = !isIndoors(setting);
  const ground = of(isPaved ? 'pavement' : isSandy ? 'sand' : isOutdoors ? 'grass' : 'wood');
  const lines = Array.from({ length: 9 }, (_, at) =>
    rect(-bleed, -bleed + at * 22, width + 2 * bleed, isOutdoors ? 4 : 0.7, darker(ground, isOutdoors ? 0.05 : 0.16)),
  ).join('');
  return rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, ground) + lines;
}

export const settings = {
  kitchen,
  living,
  bedroom,
  bathroom,
  office,
  cafe,
  shopInside,
  studio,
  theater,
  gym,
  workshop,
  city: streetOf('city'),
  oldTown: streetOf('old'),
  road,
  coastRoad,
  forest,
  park,
  field,
  mountain,
  underwater,
  sea,
  beach,
  snow,
  space,
  air,
  yard,
  station,
  carInside,
  clinic,
  pool,
  hall,
} as const satisfies Record<string, Draw>;
export type SettingName = keyof typeof settings;

const indoors: readonly SettingName[] = [
  'kitchen',
  'living',
  'bedroom',
  'bathroom',
  'office',
  'cafe',
  'shopInside',
  'studio',
  'theater',
  'gym',
  'workshop',
  'carInside',
  'clinic',
  'hall',
];
export const isIndoors = (name: SettingName): boolean => indoors.includes(name);
