/** Cells are named by row letter and column number: 'D5'. */
export interface Cell {
  name: string;
  row: number;
  column: number;
}

export interface Frame {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

export function cell(name: string): Cell {
  return { name, row: name.charCodeAt(0) - 65, column: Number(name.slice(1)) - 1 };
}

/** The smallest frame around some cells, of at least so many rows and columns. */
export function frame(names: string[], least: number): Frame {
  const cells = names.length ? names.map(cell) : [cell('D5')];
  const rows = cells.map((one) => one.row);
  const columns = cells.map((one) => one.column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    top,
    left,
    rows: Math.max(least, Math.max(...rows) - top + 1),
    columns: Math.max(least, Math.max(...columns) - left + 1),
  };
}

/** What an ecosystem measures when it is full (ES-2). */
const [ROWS, COLUMNS] = [4, 5];

/** The frame around cards and all places where the next may lie, whether they are open now or not: so it stands still. */
export function room(names: string[]): Frame {
  const { top, left, rows, columns } = frame(names, 1);
  const [tall, wide] = [rows < ROWS ? 1 : 0, columns < COLUMNS ? 1 : 0];
  return { top: top - tall, left: left - wide, rows: rows + 2 * tall, columns: columns + 2 * wide };
}
