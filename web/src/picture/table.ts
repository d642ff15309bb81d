import { addresses, Drawing } from './drawing';
import { shape } from './shapes';

/** Around everything, and between the parts, in pixels. */
export const MARGIN = 16;
export const GAP = 12;
export const TITLE = 34;

/** A drawing with its size. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** A drawing whose parts lie where the picture has them. */
export interface Laid {
  parts: SVGElement[];
  width: number;
  height: number;
}

/** Adds the sources of all pictures, which the browser has at hand: it is showing them. */
async function fetched(parts: Element[], sources: Map<string, string>): Promise<void> {
  const wanted = new Set(parts.flatMap(addresses).filter((address) => !sources.has(address)));
  await Promise.all(Array.from(wanted, async (one) => sources.set(one, await (await fetch(one)).text())));
}

interface Part {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the page as large as what is in it. */
function measured(element: Element): Part {
  const { x, y, width, height } = element.getBoundingClientRect();
  const last = element.matches('.seats') ? element.lastElementChild?.getBoundingClientRect() : undefined;
  return { element, x, y, width, height: last ? last.bottom - y : height };
}

/** The table as it is seen: those who sit there, the board, and the hands that are open to who looks. */
export async function pictureOf(shell: HTMLElement, title: string): Promise<Picture> {
  const sources = new Map<string, string>();
  const drawing = new Drawing(sources);
  const { parts, width, height } = await drawn(shell, drawing, sources);
  return sheet(drawing, parts, title, width, height);
}

/** The parts of the table, drawn where the picture has them. */
export async function drawn(shell: HTMLElement, drawing: Drawing, sources: Map<string, string>): Promise<Laid> {
  const elements = ['.seats', 'main > .board', 'main > .tray', '.hands']
    .map((name) => shell.querySelector(name))
    .filter((found) => found?.checkVisibility()) as Element[];
  await fetched(elements, sources);
  shell.classList.add('still');
  try {
    return composed(drawing, elements.map(measured));
  } finally {
    shell.classList.remove('still');
  }
}

/** The parts without what lies between them on the page: questions and buttons are no part of a position. */
function composed(drawing: Drawing, parts: Part[]): Laid {
  const [seats, board] = parts;
  const beside = seats && board && seats.x + seats.width <= board.x;
  let [x, y, right, bottom] = [MARGIN, MARGIN + TITLE, 0, 0];
  const laid = parts.map((part) => {
    const group = shape('g', { transform: `translate(${x - part.x} ${y - part.y})` }, ...drawing.draw(part.element));
    right = Math.max(right, x + part.width);
    bottom = Math.max(bottom, y + part.height);
    if (part === seats && beside) x += part.width + GAP;
    else y += part.height + GAP;
    return group;
  });
  return { parts: laid, width: right + MARGIN, height: bottom + MARGIN };
}

/** Everything on paper, under the name of the game. */
export function sheet(drawing: Drawing, laid: SVGElement[], title: string, width: number, height: number): Picture {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  const line = { y: MARGIN + 18, fill: color, 'font-family': fontFamily };
  const svg = shape(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' },
    shape('title', {}, title),
    drawing.defs,
    shape('rect', { width: '100%', height: '100%', fill: backgroundColor }),
    shape('text', { ...line, x: MARGIN, 'font-size': 20, 'font-weight': 600 }, title),
    shape('text', { ...line, x: width - MARGIN, 'font-size': 14, 'text-anchor': 'end', opacity: 0.75 }, 'Waterhole'),
    ...laid,
  );
  return { svg: new XMLSerializer().serializeToString(svg), width: Math.ceil(width), height: Math.ceil(height) };
}

/** So wide is a picture of dots at least, and so many times larger than on the page it is at most. */
const LEAST_WIDTH = 1600;
const MOST_TIMES = 4;

/** The picture as one of dots. */
export async function dots({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const times = Math.min(MOST_TIMES, Math.max(2, LEAST_WIDTH / width));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * times),
    height: Math.round(height * times),
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((made) => (made ? done(made) : fail(new RangeError())), 'image/png'),
  );
}

/** A drawing as an address that an image can have. */
export const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
