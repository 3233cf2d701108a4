/** Tables as CSV (RFC 4180) that opens in a spreadsheet with its letters right, and never runs there. */

export type CsvCell = string | number | boolean | null | undefined;

/** The byte order mark: spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const TEXT_MARK = "'";

/**
 * Text that a spreadsheet may read as a formula (OWASP, CSV Injection): a sign in half or full width after blanks and
 * invisible characters, or a tab or line break at the start of the cell.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** Has to be quoted: RFC 4180, and where a spreadsheet would cut the line in other countries. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * A text as a cell. One that would be a formula opens with an apostrophe, which makes it text. Numbers do not pass
 * here: what the portal itself holds as a number is digits, a point and a sign (-5 is a value, not a formula), and
 * sums only as long as no apostrophe stands before it. Digits in a text (a phone number) stay a text.
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
 * The table as one text: UTF-8 with a byte order mark once it is saved, CRLF after every line, the header first.
 * `null` and `undefined` are empty cells.
 */
export function formatCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(',') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}
