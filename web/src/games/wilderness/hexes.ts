/** Areas are named by column letter and row number ('A1'); columns lean, so that row 7 lies to the right of row 1. */
export interface Hex {
  name: string;
  column: number;
  row: number;
  letter: string;
  x: number;
  y: number;
}

/** Half the height of a hex in the drawing's own units. */
export const SIZE = 20;
const WIDE = Math.sqrt(3) * SIZE;

/** Compass numbers from 1, clockwise from the east, as steps in columns and rows. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** What each letter of the land stands for: its ground's picture and colour. */
const TERRAIN: Record<string, { picture: string; fill: string }> = {
  G: { picture: 'grassland', fill: '#bcd98f' },
  R: { picture: 'rocky', fill: '#d2ccc2' },
  D: { picture: 'desert', fill: '#f0dca0' },
  F: { picture: 'forest', fill: '#9cc48a' },
  S: { picture: 'swamp', fill: '#a9b99a' },
  M: { picture: 'mountains', fill: '#c3bcb8' },
  T: { picture: 'tribe', fill: '#e8c39e' },
  V: { picture: 'village', fill: '#f3dfae' },
  W: { picture: 'water', fill: '#8cc3e3' },
  '?': { picture: 'fog', fill: '#aeb0a5' },
};

export function terrain(letter: string): { picture: string; fill: string } {
  return TERRAIN[letter] ?? { picture: '', fill: '#999' };
}

export function areaName(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function place(name: string): { column: number; row: number; x: number; y: number } {
  const column = name.charCodeAt(0) - 65;
  const row = Number(name.slice(1)) - 1;
  return { column, row, ...centre(column, row) };
}

function centre(column: number, row: number): { x: number; y: number } {
  return { x: WIDE * (column + row / 2 + 0.6), y: SIZE * (1.5 * row + 1.1) };
}

export function hexes(land: string[]): Hex[] {
  return land.flatMap((line, row) =>
    Array.from(line, (letter, column) => ({
      name: areaName(column, row),
      column,
      row,
      letter,
      ...centre(column, row),
    })),
  );
}

/** The area beside another in a compass direction. */
export function beside(name: string, direction: number): string {
  const from = place(name);
  const [columns, rows] = STEPS[direction - 1] ?? [0, 0];
  return areaName(from.column + columns, from.row + rows);
}

/** Steps between two areas over any land. */
function between(a: { column: number; row: number }, b: { column: number; row: number }): number {
  const [columns, rows] = [a.column - b.column, a.row - b.row];
  return Math.max(Math.abs(columns), Math.abs(rows), Math.abs(columns + rows));
}

/** Steps to the village as the crow flies: it lies in the last corner, also while that is not turned up. */
export function stepsToVillage(land: string[], from: string): number {
  const all = hexes(land);
  const villages = all.filter(({ letter }) => letter === 'V');
  return Math.min(...(villages.length ? villages : all.slice(-1)).map((village) => between(place(from), village)));
}

export function extent(land: string[]): { width: number; height: number } {
  const columns = Math.max(...land.map((line) => line.length));
  return { width: WIDE * (columns + land.length / 2 + 0.2), height: SIZE * (1.5 * land.length + 0.7) };
}

/**
 * Where a screen begins that shows these places and so much around each: where it begins already if they are in sight,
 * else with them in its middle, as far as the land reaches.
 */
export function showing(begin: number, length: number, whole: number, places: number[], around: number): number {
  const [from, to] = [Math.min(...places) - around, Math.max(...places) + around];
  if (from >= begin && to <= begin + length) return begin;
  return Math.max(0, Math.min((from + to - length) / 2, whole - length));
}

/** The corners of a hex around its centre. */
export const OUTLINE = [0, 1, 2, 3, 4, 5].map((corner) => corner_at(corner, SIZE));

function corner_at(corner: number, size: number): [number, number] {
  const angle = (Math.PI / 180) * (60 * corner - 30);
  return [size * Math.cos(angle), size * Math.sin(angle)];
}

/** The edge of an area in a compass direction as an SVG path, bent by so much. */
export function edge({ x, y }: { x: number; y: number }, direction: number, bend = 0): string {
  const [x1, y1] = corner_at(direction - 1, SIZE);
  const [x2, y2] = corner_at(direction, SIZE);
  const away = 0.5 + bend / SIZE;
  return `M${x + x1} ${y + y1}Q${x + (x1 + x2) * away} ${y + (y1 + y2) * away} ${x + x2} ${y + y2}`;
}

const ALL_AROUND = [1, 2, 3, 4, 5, 6];

/** Where water meets land: lakes that lie side by side have one shore. */
export function shores(all: Hex[]): string {
  const water = new Set(all.filter(({ letter }) => letter === 'W').map(({ name }) => name));
  return all
    .filter(({ name }) => water.has(name))
    .flatMap((hex) =>
      ALL_AROUND.filter((direction) => !water.has(beside(hex.name, direction))).map((way) => edge(hex, way, -1.5)),
    )
    .join('');
}
