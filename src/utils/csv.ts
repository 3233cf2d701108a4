/** Formats tables as CSV (RFC 4180) for spreadsheets: with the right encoding, and without formulas. */

export type CsvCell = string | number | boolean | null | undefined;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const TEXT_MARK = "'";

/**
 * Text that a spreadsheet may read as a formula (OWASP, CSV Injection): a sign in half or full width after blanks and
 * invisible characters, or a tab or line break at the start of the cell.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** Text that must be quoted: by RFC 4180, and because spreadsheets of other regions separate cells by ; or tab. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats a text as a cell. An apostrophe before a formula makes it text. Numbers are not formatted here, because -5 is
 * not a formula, and a spreadsheet cannot sum a number after an apostrophe.
 */
function textCell(text: string): string {
  const safe = FORMULA.test(text) ? TEXT_MARK + text : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : textCell(String(value));
}

/**
 * Returns the table as one text that starts with a byte order mark, the header first, CRLF after every line. `null` and
 * `undefined` are empty cells.
 */
export function formatCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(',') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}
