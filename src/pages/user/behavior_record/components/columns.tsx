import type { ProColumns } from '@ant-design/pro-table';
import { Button } from 'antd';
import { StatusTag } from '@/components/Status/StatusTag';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { BehaviorRow } from '@/contract';
import type { T } from '@/hooks/useT';
import { formatDate, formatDateTime, formatExact, formatTime } from '@/utils/i18n/dates';
import { describeChannel, describeCompany, describeDevice, isFailure, RecordResult } from './recordLabels';

type Open = (row: BehaviorRow) => void;

/**
 * Button with the event's name that opens the details. Several rows have the same event, so its accessible name
 * contains the time.
 */
function Event({ row, t, onOpen }: { row: BehaviorRow; t: T; onOpen: Open }) {
  const event = t(`behavior.type.${row.type}`);
  return (
    <span className="behavior-event">
      <Button
        type="link"
        aria-haspopup="dialog"
        aria-label={t('behavior.details', { event, at: formatDateTime(row.occurredAt) })}
        onClick={() => onOpen(row)}
      >
        {event}
      </Button>
      {row.disowned && <StatusTag meaning="warning">{t('behavior.disowned')}</StatusTag>}
    </span>
  );
}

const Reason = ({ failReason }: BehaviorRow) =>
  failReason && <span className="behavior-aside">{failReason}</span>;

/** Returns one column for each property of a record. */
export const getRecordColumns = (t: T, onOpen: Open): ProColumns<BehaviorRow>[] => [
  { key: 'type', title: t('behavior.type'), render: (_, row) => <Event row={row} t={t} onOpen={onOpen} /> },
  {
    key: 'occurredAt',
    title: t('behavior.at'),
    sorter: true,
    render: (_, { occurredAt }) => <RelativeTime at={occurredAt} />,
  },
  {
    key: 'result',
    title: t('behavior.result'),
    render: (_, row) => (
      <span className="behavior-pair">
        <RecordResult result={row.result} t={t} />
        <Reason {...row} />
      </span>
    ),
  },
  {
    key: 'where',
    title: t('behavior.where'),
    render: (_, { place, ip }) => (
      <span className="behavior-pair">
        <span>{place}</span>
        <span className="behavior-aside">{ip}</span>
      </span>
    ),
  },
  { key: 'device', title: t('behavior.device'), render: (_, row) => describeDevice(row, t) },
  {
    key: 'through',
    title: t('behavior.through'),
    render: (_, row) => (
      <span className="behavior-pair">
        <span>{[describeChannel(row, t), row.appName].filter(Boolean).join(' · ') || '–'}</span>
        {row.actingAs !== null && <span className="behavior-aside">{describeCompany(row, t)}</span>}
      </span>
    ),
  },
];

/**
 * Renders a record on narrow screens, with its properties stacked, below a heading for each day. Does not mention a
 * successful result.
 */
export const renderNarrowRecord = (t: T, onOpen: Open) => (row: BehaviorRow, above?: BehaviorRow) => {
  const day = formatDate(row.occurredAt);
  return (
    <div className="behavior-row">
      {day !== (above && formatDate(above.occurredAt)) && <h2 className="behavior-day">{day}</h2>}
      <div className="behavior-line">
        <Event row={row} t={t} onOpen={onOpen} />
        <time dateTime={row.occurredAt} title={formatExact(row.occurredAt)} className="behavior-aside">
          {formatTime(row.occurredAt)}
        </time>
      </div>
      {isFailure(row) ? (
        <RecordResult result={row.result} t={t} />
      ) : (
        <span className="visually-hidden">{t(`behavior.result.${row.result}`)}</span>
      )}
      <Reason {...row} />
      <span className="behavior-aside">
        {[row.place, describeDevice(row, t), describeCompany(row, t)].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
};
