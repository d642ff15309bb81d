import type { Kind } from '..';

/** Kinds of moves that are made by pointing at a space. */
export const SPACE_KINDS: string[] = ['place', 'attack', 'from', 'to', 'swap', 'remove'] satisfies Kind<'wildlife'>[];

const TERRAIN: Record<string, string> = {
  F: 'forest',
  D: 'desert',
  S: 'savanna',
  P: 'steppe',
  M: 'mountains',
  W: 'water',
};

export interface Space {
  name: string;
  row: number;
  column: number;
  terrain: string;
  area: string;
  /** The player with a tile here; -1: nobody. */
  owner: number;
}

/** The island's spaces from the rows of letters and of tiles; the sea is left out. */
export function spaces(land: string[], tiles: string[]): Space[] {
  return land.flatMap((line, row) =>
    Array.from(line).flatMap((mark, column) => {
      const terrain = TERRAIN[mark.toUpperCase()];
      if (!terrain) return [];
      const owner = Number(tiles[row]?.[column]) - 1;
      return {
        name: `${row},${column}`,
        row,
        column,
        terrain,
        area: `${mark === mark.toUpperCase() ? 'large' : 'small'} ${terrain}`,
        owner: Number.isNaN(owner) ? -1 : owner,
      };
    }),
  );
}

/** How far a coast or a border is rounded at its corners, in spaces. */
const ROUND = 0.2;

type Point = readonly [number, number];

/** The ways around some spaces, from corner to corner of each space; a space is one unit wide. */
function ways(of: Space[]): Point[][] {
  const has = new Set(of.map(({ name }) => name));
  const next = new Map<string, Point[]>();
  const side = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const { row, column } of of) {
    const [left, top, right, bottom] = [column, row, column + 1, row + 1];
    if (!has.has(`${row - 1},${column}`)) side([left, top], [right, top]);
    if (!has.has(`${row},${column + 1}`)) side([right, top], [right, bottom]);
    if (!has.has(`${row + 1},${column}`)) side([right, bottom], [left, bottom]);
    if (!has.has(`${row},${column - 1}`)) side([left, bottom], [left, top]);
  }
  const all: Point[][] = [];
  for (const [start] of next) while (next.get(start)?.length) all.push(walk(next, start));
  return all;
}

/** The border of some spaces as an SVG path with round corners. */
export function outline(of: Space[]): string {
  return ways(of)
    .map((way) => rounded(corners(way)))
    .join('');
}

/** The coast around some spaces: their border as the sea has worn it, the same each time. */
export function coast(of: Space[]): string {
  return ways(of)
    .map((way) => {
      const worn = way.map(([x, y]): Point => [x + Math.sin(x * 5 + y * 11) / 10, y + Math.sin(x * 7 - y * 3) / 10]);
      const bends = worn.map(([x, y], index) => {
        const [toX, toY] = worn[(index + 1) % worn.length] ?? [x, y];
        return `${x} ${y} ${(x + toX) / 2} ${(y + toY) / 2}`;
      });
      return `M${bends.at(-1)?.split(' ').slice(2).join(' ')}Q${bends.join('Q')}Z`;
    })
    .join('');
}

/** Takes one closed way out of the sides. */
function walk(next: Map<string, Point[]>, start: string): Point[] {
  const way: Point[] = [];
  for (let at = start; next.get(at)?.length;) {
    const to = next.get(at)?.pop();
    if (!to) break;
    way.push(to);
    at = to.join();
  }
  return way;
}

/** Points at which a closed way turns. */
function corners(way: Point[]): Point[] {
  return way.filter(([x, y], index) => {
    const before = way.at(index - 1) ?? [x, y];
    const after = way[(index + 1) % way.length] ?? [x, y];
    return (before[0] === x) !== (after[0] === x);
  });
}

function rounded(points: Point[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point) => {
    const far = Math.hypot(toX - x, toY - y);
    return `${x + ((toX - x) / far) * ROUND} ${y + ((toY - y) / far) * ROUND}`;
  };
  const bends = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return `${towards(point, before)}Q${point[0]} ${point[1]} ${towards(point, after)}`;
  });
  return `M${bends.join('L')}Z`;
}
