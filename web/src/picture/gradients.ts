import { listed, pixels, shape, type Box } from './shapes';

const GRADIENT = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/;
const CORNER = /^to (top|bottom) (left|right)$/;
const SIDES: Record<string, number> = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270 };
const STOP = /^(.*?)((?:\s+-?[\d.]+(?:px|%))*)$/;

interface Stop {
  colour: string;
  /** A length along the gradient, or nothing where it lies in the middle of the others. */
  at: number | undefined;
}

/** The colours and their places; one that keeps its colour for a while has two. */
function stops(texts: string[], length: number): Stop[] {
  return texts.flatMap((text): Stop[] => {
    const [, colour = '', places = ''] = STOP.exec(text) ?? [];
    const ats = places.match(/\S+/g) ?? [];
    if (!ats.length) return [{ colour, at: undefined }];
    return ats.map((at) => ({ colour, at: at.endsWith('%') ? (pixels(at) / 100) * length : pixels(at) }));
  });
}

/** Which way a gradient runs, in degrees from the top, clockwise. */
function angle(way: string, { width, height }: Box): number {
  const [, row, column] = CORNER.exec(way) ?? [];
  if (!row) return SIDES[way] ?? pixels(way);
  const steep = (Math.atan2(height, width) * 180) / Math.PI;
  const up = column === 'right' ? steep : -steep;
  return row === 'top' ? up : 180 - up;
}

/** The gradient of a style's background as one of SVG, laid over its box; nothing for any other background. */
export function gradient(background: string, box: Box, id: string): SVGElement | undefined {
  const [, repeated, kind, inside = ''] = GRADIENT.exec(background) ?? [];
  if (!kind) return undefined;
  const all = listed(inside);
  const way = /^(to |-?[\d.]+deg|circle|ellipse)/.test(all[0] ?? '') ? (all.shift() ?? '') : '';
  const line = kind === 'linear' ? straight(way || 'to bottom', box) : round(way, box);
  const laid = stops(all, line.length);
  const last = laid.length - 1;
  const end = repeated ? (laid[last]?.at ?? line.length) : line.length;
  const made = shape(`${kind}Gradient`, { id, gradientUnits: 'userSpaceOnUse', ...line.upTo(end / line.length) });
  if (repeated) made.setAttribute('spreadMethod', 'repeat');
  for (const [nth, { colour, at }] of laid.entries())
    made.append(shape('stop', { offset: (at ?? (nth / last) * end) / end, 'stop-color': colour }));
  return made;
}

interface Line {
  length: number;
  /** Where the gradient lies that goes over this part of the length. */
  upTo: (part: number) => Record<string, number>;
}

function straight(way: string, box: Box): Line {
  const turn = (angle(way, box) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const length = Math.abs(box.width * dx) + Math.abs(box.height * dy);
  const x1 = box.x + box.width / 2 - (dx * length) / 2;
  const y1 = box.y + box.height / 2 - (dy * length) / 2;
  return { length, upTo: (part) => ({ x1, y1, x2: x1 + dx * length * part, y2: y1 + dy * length * part }) };
}

/** A circle that reaches the farthest corner, as browsers draw it where no size is named. */
function round(way: string, { x, y, width, height }: Box): Line {
  const [, left = '50', top = '50'] = /at ([\d.]+)% ([\d.]+)%/.exec(way) ?? [];
  const [across, down] = [(Number(left) / 100) * width, (Number(top) / 100) * height];
  const length = Math.hypot(Math.max(across, width - across), Math.max(down, height - down));
  return { length, upTo: (part) => ({ cx: x + across, cy: y + down, r: length * part }) };
}
