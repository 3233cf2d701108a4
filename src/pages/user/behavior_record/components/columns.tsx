import type { ProColumns } from '@ant-design/pro-table';
import { Button, Tag } from 'antd';
import { When } from '@/components/When';
import type { BehaviourRow } from '@/contract';
import type { useT } from '@/hooks/useT';
import type { TableQuery } from '@/models/frontTable';
import { formatDateTime } from '@/utils/i18n/dates';
import { channelWords, machineWords, Outcome } from './facts';

type T = ReturnType<typeof useT>;
type Open = (row: BehaviourRow) => void;

/** The event, which opens its details; several rows are of one event, so that the name tells the time as well. */
function Event({ row, t, onOpen }: { row: BehaviourRow; t: T; onOpen: Open }) {
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
      {row.disowned && <Tag>{t('behavior.disowned')}</Tag>}
    </span>
  );
}

const Reason = ({ failReason }: BehaviourRow) =>
  failReason && <span className="behavior-aside">{failReason}</span>;

const WAYS = { asc: 'ascend', desc: 'descend' } as const;

function orderOf({ sort = 'occurredAt:desc' }: TableQuery) {
  return WAYS[String(sort).split(':')[1] as keyof typeof WAYS];
}

/** A line for every record. */
export const wideColumns = (t: T, query: TableQuery, onOpen: Open): ProColumns<BehaviourRow>[] => [
  { key: 'type', title: t('behavior.type'), render: (_, row) => <Event row={row} t={t} onOpen={onOpen} /> },
  {
    key: 'occurredAt',
    title: t('behavior.at'),
    sorter: true,
    sortOrder: orderOf(query),
    render: (_, { occurredAt }) => <When at={occurredAt} />,
  },
  {
    key: 'result',
    title: t('behavior.result'),
    render: (_, row) => (
      <span className="behavior-pair">
        <Outcome result={row.result} t={t} />
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
  { key: 'device', title: t('behavior.device'), render: (_, row) => machineWords(row, t) },
  {
    key: 'through',
    title: t('behavior.through'),
    render: (_, row) => (
      <span className="behavior-pair">
        <span>{[channelWords(row, t), row.appName].filter(Boolean).join(' · ') || '–'}</span>
        {row.actingAs && <span className="behavior-aside">{row.actingAs}</span>}
      </span>
    ),
  },
];

/** The facts of a record beneath each other, where a table would be wider than the screen. */
export const narrowColumns = (t: T, onOpen: Open): ProColumns<BehaviourRow>[] => [
  {
    key: 'record',
    title: t('page.behaviorRecord'),
    render: (_, row) => (
      <div className="behavior-row">
        <Event row={row} t={t} onOpen={onOpen} />
        <Outcome result={row.result} t={t} />
        <Reason {...row} />
        <When at={row.occurredAt} />
        <span className="behavior-aside">{[row.place, machineWords(row, t)].join(' · ')}</span>
      </div>
    ),
  },
];
