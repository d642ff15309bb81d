import { gradient } from './gradients';
import { grown, listed, pixels, rounded, seen, shape, type Box } from './shapes';

/** Where a drawing keeps what its shapes refer to. */
export interface Kept {
  /** Keeps a part that `make` makes once for each key; its id. */
  keep: (key: string, make: (id: string) => SVGElement) => string;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The corner of a box; all boxes of the table have four alike. */
export function radius(style: CSSStyleDeclaration, { width, height }: Box): number {
  const value = style.borderTopLeftRadius;
  const wanted = value.endsWith('%') ? (pixels(value) / 100) * Math.min(width, height) : pixels(value);
  return Math.min(wanted, width / 2, height / 2);
}

/** What a box is painted with: its shadows, its ground, its border. */
export function painted(style: CSSStyleDeclaration, box: Box, kept: Kept): SVGElement[] {
  const corner = radius(style, box);
  const colour = seen(style.backgroundColor) ? style.backgroundColor : '';
  const shadows = listed(style.boxShadow).map(shadow);
  return [
    ...shadows.filter(({ inset }) => !inset).map((one) => cast(one, box, corner, colour !== '', kept)),
    ...(colour ? [rounded(box, corner, { fill: colour })] : []),
    ...pattern(style.backgroundImage, box, corner, kept),
    ...border(style, box, corner, kept),
    ...shadows.filter(({ inset }) => inset).map((one) => ring(one, grown(box, -pixels(style.borderTopWidth)), corner)),
    ...outline(style, box, corner),
  ].filter((one) => one !== undefined);
}

interface Shadow {
  colour: string;
  x: number;
  y: number;
  blur: number;
  spread: number;
  inset: boolean;
}

/** As computed styles write it: the colour, then four lengths. */
function shadow(text: string): Shadow {
  const inset = text.endsWith('inset');
  const [, colour = '', rest = ''] = /^(\S*\(.*?\)|\S+)\s(.*)$/.exec(text) ?? [];
  const [x = 0, y = 0, blur = 0, spread = 0] = rest.split(' ').map(pixels);
  return { colour, x, y, blur, spread, inset };
}

/** A shadow outside: a ring, or, where there is something to throw it, a blurred shape. */
function cast(one: Shadow, box: Box, corner: number, solid: boolean, kept: Kept): SVGElement | undefined {
  const { blur, spread, colour } = one;
  if (!blur) return ring(one, grown(box, spread), corner + spread);
  if (!solid) return undefined;
  const id = kept.keep(`blur ${blur}`, (name) =>
    shape('filter', { id: name }, shape('feGaussianBlur', { stdDeviation: blur / 2 })),
  );
  const under = grown(box, spread);
  return rounded({ ...under, x: under.x + one.x, y: under.y + one.y }, corner, { fill: colour, filter: `url(#${id})` });
}

/** A line inside a box, as wide as the shadow reaches. */
function ring({ spread, colour }: Shadow, box: Box, corner: number): SVGElement | undefined {
  if (spread <= 0) return undefined;
  return stroked(box, corner, spread, colour);
}

function stroked(box: Box, corner: number, width: number, colour: string, dashes = ''): SVGElement {
  return rounded(grown(box, -width / 2), corner - width / 2, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  });
}

const dashed = (style: string, width: number) =>
  ({ dashed: `${3 * width} ${2 * width}`, dotted: `${width} ${width}` })[style] ?? '';

function pattern(image: string, box: Box, corner: number, kept: Kept): SVGElement[] {
  return listed(image).flatMap((one) => {
    if (!gradient(one, box, '')) return [];
    const { x, y, width, height } = box;
    const id = kept.keep(`${one} ${x} ${y} ${width} ${height}`, (name) => gradient(one, box, name) as SVGElement);
    return [rounded(box, corner, { fill: `url(#${id})` })];
  });
}

/** The same line on all sides, or a line for each. */
function border(style: CSSStyleDeclaration, box: Box, corner: number, kept: Kept): SVGElement[] {
  const sides = SIDES.map((side) => ({
    side,
    width: style[`border${side}Style`] === 'none' ? 0 : pixels(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
    line: style[`border${side}Style`],
  }));
  const [first] = sides;
  if (!first) return [];
  if (sides.every(({ width, colour }) => width === first.width && colour === first.colour))
    return first.width && seen(first.colour)
      ? [stroked(box, corner, first.width, first.colour, dashed(first.line, first.width))]
      : [];
  const id = kept.keep(`corner ${Object.values(box).join(' ')}`, (name) =>
    shape('clipPath', { id: name }, rounded(box, corner, {})),
  );
  const lines = sides
    .filter(({ width, colour }) => width && seen(colour))
    .map(({ side, width, colour }) => shape('rect', { ...along(side, width, box), fill: colour }));
  return [shape('g', { 'clip-path': `url(#${id})` }, ...lines)];
}

function along(side: (typeof SIDES)[number], line: number, { x, y, width, height }: Box): Box {
  if (side === 'Left' || side === 'Right') return { x: side === 'Left' ? x : x + width - line, y, width: line, height };
  return { x, y: side === 'Top' ? y : y + height - line, width, height: line };
}

function outline(style: CSSStyleDeclaration, box: Box, corner: number): SVGElement[] {
  const width = pixels(style.outlineWidth);
  if (style.outlineStyle === 'none' || !width || !seen(style.outlineColor)) return [];
  const away = pixels(style.outlineOffset) + width;
  return [stroked(grown(box, away), corner + away, width, style.outlineColor, dashed(style.outlineStyle, width))];
}
