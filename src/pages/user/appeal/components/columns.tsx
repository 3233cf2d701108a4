import type { ProColumns } from '@ant-design/pro-table';
import { Link } from '@umijs/max';
import { When } from '@/components/When';
import type { AppealRow } from '@/contract';
import { StateWords } from '@/features/appeal/components/StateWords';
import type { useT } from '@/hooks/useT';
import type { TableQuery } from '@/models/frontTable';

/** Where an appeal is told in full. */
export const detailOf = (id: string): string => `/user/appeal/detail?${new URLSearchParams({ id })}`;

const TicketLink = ({ id, ticket }: Pick<AppealRow, 'id' | 'ticket'>) => (
  <Link to={detailOf(id)} className="appeals-ticket">
    {ticket}
  </Link>
);

const WAYS = { asc: 'ascend', desc: 'descend' } as const;

/** The order antd shows in a column's head. */
function orderOf({ sort = 'submittedAt:desc' }: TableQuery, field: string) {
  const [by, way] = String(sort).split(':');
  return by === field ? WAYS[way as keyof typeof WAYS] : null;
}

/** A line for every fact. */
export const wideColumns = (t: ReturnType<typeof useT>, query: TableQuery): ProColumns<AppealRow>[] => [
  { key: 'ticket', title: t('appeal.ticket'), render: (_, row) => <TicketLink {...row} /> },
  { key: 'reason', title: t('appeal.reason'), render: (_, { reason }) => t(`appeal.reason.${reason}`) },
  { key: 'state', title: t('appeal.state'), render: (_, { state }) => <StateWords state={state} /> },
  ...(['submittedAt', 'updatedAt'] as const).map((field) => ({
    key: field,
    title: t(`appeal.${field}`),
    sorter: true,
    sortOrder: orderOf(query, field),
    render: (_: unknown, row: AppealRow) => <When at={row[field]} />,
  })),
];

/** All facts of an appeal beneath each other, where a table would be wider than the screen. */
export const narrowColumns = (t: ReturnType<typeof useT>): ProColumns<AppealRow>[] => [
  {
    key: 'appeal',
    title: t('page.ownAppeals'),
    render: (_, row) => (
      <div className="appeals-row">
        <TicketLink {...row} />
        <StateWords state={row.state} />
        <span>{t(`appeal.reason.${row.reason}`)}</span>
        <When at={row.submittedAt} />
      </div>
    ),
  },
];
