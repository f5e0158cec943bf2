/** A rectangle of an image, in pixels. */
export type Region = {left: number; top: number; width: number; height: number};

/** Pixels that differ within the same or touching cells belong to one region. */
const cellPixels = 24;

/** The cell that a pixel is in. */
export const cellAt = (x: number, y: number): string =>
  `${Math.floor(x / cellPixels)},${Math.floor(y / cellPixels)}`;

/** Joins cells that touch, even at their corners, and returns the rectangles around them. */
export function joinCells(cells: ReadonlySet<string>): Region[] {
  const unvisited = new Set(cells);
  const regions: Region[] = [];
  for (const start of cells) {
    if (!unvisited.delete(start)) {
      continue;
    }
    const columns: number[] = [];
    const rows: number[] = [];
    const queue = [start];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [column = 0, row = 0] = next.split(',').map(Number);
      columns.push(column);
      rows.push(row);
      for (const x of [column - 1, column, column + 1]) {
        for (const neighbor of [row - 1, row, row + 1].map((y) => `${x},${y}`)) {
          if (unvisited.delete(neighbor)) {
            queue.push(neighbor);
          }
        }
      }
    }
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    regions.push({
      left: left * cellPixels,
      top: top * cellPixels,
      width: (Math.max(...columns) - left + 1) * cellPixels,
      height: (Math.max(...rows) - top + 1) * cellPixels,
    });
  }
  return regions;
}
