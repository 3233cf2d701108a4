/** Formats the data export: JSON for programs, a flat CSV for spreadsheets. */
import type { AccountExport } from '@/contract';
import { type ExportPartName, exportPartNames } from '@/domain/exportParts';
import { type CsvCell, formatCsv } from '@/utils/csv';

/** The loaded parts. */
export type ExportParts = ReadonlyMap<ExportPartName, object>;

/** Name and version of the JSON schema; increment the version with every change that affects readers. */
const SCHEMA = 'identity-portal/personal-data';
const SCHEMA_VERSION = 2;
const HEADER = ['section', 'record', 'field', 'value'];
/** Data URIs of pictures exceed the cell limit of spreadsheets, so only the JSON contains them. */
const PICTURE = /^data:/;

const getAccountPart = (parts: ExportParts) => parts.get('account') as AccountExport | undefined;

/** Start time of the export by the server's clock; '' before it starts. */
export const getExportTime = (parts: ExportParts): string => getAccountPart(parts)?.exportedAt ?? '';

/** Returns the sections of the export with their names; the account's data come first. */
function listSections(parts: ExportParts): [name: string, object][] {
  return exportPartNames.flatMap((name): [string, object][] => {
    const part = parts.get(name);
    if (!part) return [];
    if (name !== 'account') return [[name, part]];
    const { account, profile, appeals, certificates, verifications } = part as AccountExport;
    return Object.entries({ account, profile, appeals, certificates, verifications });
  });
}

/** Returns the number of loaded records; a section that is no list counts as one. */
export const countRecords = (parts: ExportParts): number =>
  listSections(parts).reduce((sum, [, part]) => sum + (Array.isArray(part) ? part.length : 1), 0);

/** Returns the export as JSON: schema, version, start time, and each section by its name. */
export function formatExportJson(parts: ExportParts): string {
  const head = { schema: SCHEMA, version: SCHEMA_VERSION, exportedAt: getExportTime(parts) };
  return `${JSON.stringify({ ...head, ...Object.fromEntries(listSections(parts)) }, null, 2)}\n`;
}

/** Returns the nested values with their paths, such as `scopes.1.scope`; indexes start at 1, like the records. */
function flatten(value: unknown, path: string): [path: string, value: CsvCell][] {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value)
      ? value.map((item, index): [string | number, unknown] => [index + 1, item])
      : Object.entries(value);
    return entries.flatMap(([key, item]) => flatten(item, path ? `${path}.${key}` : String(key)));
  }
  return typeof value === 'string' && PICTURE.test(value) ? [] : [[path, value as CsvCell]];
}

/** Returns the export as CSV with a line for each value: section, record (from 1), field, value. */
export function formatExportCsv(parts: ExportParts): string {
  const rows = listSections(parts).flatMap(([name, part]) => {
    const records: unknown[] = Array.isArray(part) ? part : [part];
    return records.flatMap((record, index) =>
      flatten(record, '').map(([field, value]): CsvCell[] => [name, index + 1, field, value]),
    );
  });
  return formatCsv(HEADER, rows);
}
