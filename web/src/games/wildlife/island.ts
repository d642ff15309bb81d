/** Kinds of moves that are made by pointing at a space. */
export const SPACE_KINDS = ['place', 'attack', 'from', 'to', 'swap', 'remove'];

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
  /** Which sides are the border of the area: top, right, bottom, left. */
  edges: boolean[];
}

/** The island's spaces from the rows of letters and of tiles; the sea is left out. */
export function spaces(land: string[], tiles: string[]): Space[] {
  const letter = (row: number, column: number) => land[row]?.[column] ?? '.';
  return land.flatMap((line, row) =>
    [...line].flatMap((mark, column) => {
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
        edges: [letter(row - 1, column), letter(row, column + 1), letter(row + 1, column), letter(row, column - 1)].map(
          (other) => other !== mark,
        ),
      };
    }),
  );
}
