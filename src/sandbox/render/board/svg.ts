/** Functions that return the SVG elements of flat pictures. Numbers are rounded to two decimals. */

const n = (value: number) => String(Math.round(value * 100) / 100);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius === 0 ? '' : ` rx="${n(radius)}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${opacityOf('fill', opacity)}/>`;
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fill}"${opacityOf('fill', opacity)}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacityOf('fill', opacity)}/>`;
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf('stroke', opacity)}/>`;
}

/** Moves a drawing, and scales it around its origin. @param flip whether to mirror it left to right */
export function moved(svg: string, x: number, y: number, scale = 1, flip = false): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(flip ? -scale : scale)} ${n(scale)})">${svg}</g>`;
}

/** Turns a drawing around a point. @param angle in degrees, clockwise */
export function turned(svg: string, angle: number, x = 0, y = 0): string {
  return `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${svg}</g>`;
}

/** Moves a drawing, and scales it by different factors across and down. */
export const stretched = (svg: string, across: number, down: number, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${across} ${down})">${svg}</g>`;

/** Returns the path of an ellipse, for shapes with holes. */
export function circlePath(x: number, y: number, across: number, down = across): string {
  return `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(across * 2)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-across * 2)} 0Z`;
}

/** Draws something `count` times, rounded up. */
export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, at) => draw(at)).join('');

/** The attribute `opacity` would make resvg panic if the element lies outside the canvas. */
const opacityOf = (paint: 'fill' | 'stroke', opacity: number): string =>
  opacity === 1 ? '' : ` ${paint}-opacity="${n(opacity)}"`;

/** Joins the drawings of all items. */
export const all = <T>(items: readonly T[], draw: (item: T, at: number) => string) => items.map(draw).join('');
