/** Reads the tables of the documents. */
import { read } from './sources';

/** In Markdown, a `|` in the text of a cell is written `\|`. */
const BETWEEN_CELLS = /(?<!\\)\|/;

/**
 * Returns the rows of the tables in a document whose first column has this title, without header and separator. Each
 * row is a list of its cells' texts.
 */
export function tableRows(file: string, firstColumn: string): string[][] {
  const rows: string[][] = [];
  let inTable = false;
  for (const line of read(file).split('\n')) {
    const cells = line
      .split(BETWEEN_CELLS)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length === 0) inTable = false;
    else if (cells[0] === firstColumn) inTable = true;
    else if (inTable && !/^:?-+:?$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return rows;
}
