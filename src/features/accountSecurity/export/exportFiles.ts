/** A copy of one's data as files: JSON for machines, one flat CSV for spreadsheets. */
import type { AccountExport } from '@/contract';
import { type CsvCell, formatCsv } from '@/utils/csv';
import { type ExportPartName, exportPartNames } from './exportParts';

/** Parts that have been read. */
export type ExportParts = ReadonlyMap<ExportPartName, object>;

/** Names the shape of the JSON; grows with every change that a reader of it would notice. */
const SCHEMA = 'identity-portal/personal-data';
const SCHEMA_VERSION = 2;
const HEADER = ['section', 'record', 'field', 'value'];
/** A picture as text is longer than the cells of spreadsheets: it is in the JSON alone. */
const PICTURE = /^data:/;

const getAccountPart = (parts: ExportParts) => parts.get('account') as AccountExport | undefined;

/** When the copy was started, by the server's clock; '' before that. */
export const getExportTime = (parts: ExportParts): string => getAccountPart(parts)?.exportedAt ?? '';

/** What the copy consists of, each with its name; the account's own data come first. */
function listSections(parts: ExportParts): [name: string, object][] {
  return exportPartNames.flatMap((name): [string, object][] => {
    const part = parts.get(name);
    if (!part) return [];
    if (name !== 'account') return [[name, part]];
    const { account, profile, appeals, certificates, verifications } = part as AccountExport;
    return Object.entries({ account, profile, appeals, certificates, verifications });
  });
}

/** How many records have been read; what is no list is one. */
export const countRecords = (parts: ExportParts): number =>
  listSections(parts).reduce((sum, [, part]) => sum + (Array.isArray(part) ? part.length : 1), 0);

/** The copy as one JSON text: the schema and its version, when it was made, and each part by name. */
export function formatExportJson(parts: ExportParts): string {
  const head = { schema: SCHEMA, version: SCHEMA_VERSION, exportedAt: getExportTime(parts) };
  return `${JSON.stringify({ ...head, ...Object.fromEntries(listSections(parts)) }, null, 2)}\n`;
}

/** The values within a value, each with its path: `scopes.1.scope`, counted from 1 like the records. */
function flatten(value: unknown, path: string): [path: string, value: CsvCell][] {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value)
      ? value.map((item, index): [string | number, unknown] => [index + 1, item])
      : Object.entries(value);
    return entries.flatMap(([key, item]) => flatten(item, path ? `${path}.${key}` : String(key)));
  }
  return typeof value === 'string' && PICTURE.test(value) ? [] : [[path, value as CsvCell]];
}

/** The copy as one table with a line for each value: section, record (from 1), field, value. */
export function formatExportCsv(parts: ExportParts): string {
  const rows = listSections(parts).flatMap(([name, part]) => {
    const records: unknown[] = Array.isArray(part) ? part : [part];
    return records.flatMap((record, index) =>
      flatten(record, '').map(([field, value]): CsvCell[] => [name, index + 1, field, value]),
    );
  });
  return formatCsv(HEADER, rows);
}
