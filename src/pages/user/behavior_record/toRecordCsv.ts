/** Converts the record into a CSV file in the user's language. */

import type { BehaviorFilter, BehaviorRow } from '@/contract';
import type { T } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { type CsvCell, formatCsv } from '@/utils/csv';
import { formatDateTime } from '@/utils/i18n/dates';
import { getFirstBehaviorDay } from '@/validation/behavior';
import { describeChannel, describeSession } from './components/recordLabels';

const columns: [title: MessageKey, cell: (row: BehaviorRow, t: T) => CsvCell][] = [
  ['behavior.at', ({ occurredAt }) => formatDateTime(occurredAt)],
  ['behavior.csv.iso', ({ occurredAt }) => occurredAt],
  ['behavior.type', ({ type }, t) => t(`behavior.type.${type}`)],
  ['behavior.result', ({ result }, t) => t(`behavior.result.${result}`)],
  ['behavior.reason', ({ failReason }) => failReason],
  ['behavior.where', ({ place }) => place],
  ['behavior.ip', ({ ip }) => ip],
  ['behavior.device', ({ device }, t) => t(`behavior.device.${device}`)],
  ['behavior.os', ({ os }) => os],
  ['behavior.browser', ({ browser }) => browser],
  ['behavior.channel', describeChannel],
  ['behavior.app', ({ appName }) => appName],
  ['behavior.actingAs', ({ actingAs }, t) => actingAs ?? t('behavior.actingAs.self')],
  ['behavior.session', describeSession],
  ['behavior.csv.disowned', ({ disowned }, t) => t(disowned ? 'behavior.csv.yes' : 'behavior.csv.no')],
];

/**
 * Returns the text of the file: a header, and a line for each record. Spreadsheets do not run its cells as formulas.
 */
export const toRecordCsv = (rows: readonly BehaviorRow[], t: T): string =>
  formatCsv(
    columns.map(([title]) => t(title)),
    rows.map((row) => columns.map(([, cell]) => cell(row, t))),
  );

/** Returns the file name with the exported period, as of `today`. */
export const toRecordFileName = ({ from, to }: BehaviorFilter, today: string, t: T): string =>
  t('behavior.export.file', { from: from ?? getFirstBehaviorDay(today), to: to ?? today });
