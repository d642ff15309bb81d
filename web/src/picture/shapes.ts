export const SVG = 'http://www.w3.org/2000/svg';

type Values = Record<string, string | number | undefined>;

/** A part of a drawing; what is undefined or empty is left out. */
export function shape(name: string, values: Values = {}, ...inside: (Node | string)[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values))
    if (value !== undefined && value !== '') made.setAttribute(key, typeof value === 'number' ? short(value) : value);
  made.append(...inside);
  return made;
}

/** Hundredths of a pixel are enough. */
const short = (value: number) => `${Math.round(value * 100) / 100}`;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box that is so much larger on every side; smaller where that is negative. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: Math.max(0, width + 2 * by),
  height: Math.max(0, height + 2 * by),
});

/** A rectangle with round corners; one whose corners would meet is as round as it can be. */
export const rounded = (box: Box, radius: number, paint: Values): SVGElement =>
  shape('rect', {
    ...box,
    rx: Math.max(0, radius),
    ry: radius >= box.width / 2 ? box.height / 2 : undefined,
    ...paint,
  });

/** What of a style is a number of pixels. */
export const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** Whether a colour of a computed style can be seen. */
export const seen = (colour: string): boolean => !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);

/** The parts of a list in a style: split at commas that stand in no bracket. */
export function listed(value: string): string[] {
  let depth = 0;
  let part = '';
  const found: string[] = [];
  for (const letter of `${value},`) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter !== ',' || depth > 0) part += letter;
    else {
      found.push(part.trim());
      part = '';
    }
  }
  return value === 'none' ? [] : found;
}
