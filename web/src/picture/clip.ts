import { Drawing } from './drawing';
import { shape } from './shapes';
import { drawn, GAP, MARGIN, sheet, TITLE, type Laid, type Picture } from './table';

/** The words under a clip, in pixels. */
const SIZE = 16;
const LINE = 22;
/** Of a clip, in seconds: how long something fades in, is seen, and is seen for each letter that is to be read. */
const FADE = 0.35;
const SEEN = 1.2;
const LETTER = 0.035;
const LONGEST = 5;

/** What is to be seen at one moment of a clip: how it is put on the table, and what is said of it. */
export interface Moment {
  show: () => Promise<void>;
  words: string;
}

/** A picture that moves: each moment fades in over the one before, then all begins again. */
export async function clipOf(shell: HTMLElement, title: string, moments: Moment[]): Promise<Picture> {
  const sources = new Map<string, string>();
  const drawing = new Drawing(sources);
  const laid: Laid[] = [];
  for (const { show } of moments) {
    await show();
    laid.push(await drawn(shell, drawing, sources));
  }
  const [width, height] = [Math.max(...laid.map((one) => one.width)), Math.max(...laid.map((one) => one.height))];
  const said = moments.map(({ words }) => lines(words, width - 2 * MARGIN));
  const below = height + LINE * Math.max(...said.map((one) => one.length));
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  const begins = starts(moments.map(({ words }) => words));
  const frames = laid.map(({ parts }, nth) =>
    shape(
      'g',
      {},
      shape('rect', { y: MARGIN + TITLE - GAP / 2, width: '100%', height: '100%', fill: backgroundColor }),
      ...parts,
      ...(said[nth] ?? []).map((line, row) => {
        const y = height + row * LINE + SIZE / 2;
        return shape('text', { x: MARGIN, y, fill: color, 'font-family': fontFamily, 'font-size': SIZE }, line);
      }),
      ...fade(begins, nth),
    ),
  );
  return sheet(drawing, frames, title, width, below);
}

/** When each moment begins, and at last when all is over; what came of it is seen a little longer. */
export function starts(words: string[]): number[] {
  const found = [0];
  for (const said of words) found.push((found.at(-1) ?? 0) + Math.min(LONGEST, SEEN + LETTER * said.length));
  found.push((found.pop() ?? 0) + SEEN);
  return found;
}

/** What makes a moment appear when it is its turn; the first is there from the beginning. */
function fade(begins: number[], nth: number): SVGElement[] {
  const all = begins.at(-1) ?? 1;
  const from = begins[nth] ?? 0;
  if (!nth) return [];
  const keyTimes = [0, from, from + FADE, all].map((time) => (time / all).toFixed(4)).join(';');
  const how = { attributeName: 'opacity', values: '0;0;1;1', keyTimes, dur: `${all}s`, repeatCount: 'indefinite' };
  return [shape('animate', how)];
}

/** Words as lines that are no wider than this. */
function lines(words: string, width: number): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [words];
  pen.font = `${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  const found: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = `${found.at(-1) ?? ''} ${word}`;
    if (found.length && pen.measureText(longer).width <= width) found.splice(-1, 1, longer);
    else found.push(word);
  }
  return found;
}
