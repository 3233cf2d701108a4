/** The record as a table for spreadsheets, in the reader's language. */

import type { BehaviourFilter, BehaviourRow } from '@/contract';
import type { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { type CsvCell, csvOf } from '@/utils/csv';
import { formatDateTime } from '@/utils/i18n/dates';
import { firstBehaviourDay } from '@/validation/behaviour';
import { channelWords, sessionWords } from './components/facts';

type T = ReturnType<typeof useT>;

const columns: [title: MessageKey, cell: (row: BehaviourRow, t: T) => CsvCell][] = [
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
  ['behavior.channel', channelWords],
  ['behavior.app', ({ appName }) => appName],
  ['behavior.actingAs', ({ actingAs }, t) => actingAs ?? t('behavior.actingAs.self')],
  ['behavior.session', sessionWords],
  ['behavior.csv.disowned', ({ disowned }, t) => t(disowned ? 'behavior.csv.yes' : 'behavior.csv.no')],
];

/** The text of the file: a header and a line for every record. Its cells run nowhere as formulas. */
export const recordCsv = (rows: readonly BehaviourRow[], t: T): string =>
  csvOf(
    columns.map(([title]) => t(title)),
    rows.map((row) => columns.map(([, cell]) => cell(row, t))),
  );

/** The name of the file: which days it holds, as of `today`. */
export const recordFileName = ({ from, to }: BehaviourFilter, today: string, t: T): string =>
  t('behavior.export.file', { from: from ?? firstBehaviourDay(today), to: to ?? today });
