import type { ProColumns } from '@ant-design/pro-table';
import { Link } from '@/components/Link';
import { RelativeTime } from '@/components/RelativeTime';
import type { AppealRow } from '@/contract';
import { AppealStatusText } from '@/features/appeal/components/AppealStatusText';
import type { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { toAppealDetailPath } from '@/utils/routing/paths';

/** Where an appeal is told in full. */

const TicketLink = ({ id, ticket }: Pick<AppealRow, 'id' | 'ticket'>) => (
  <Link to={toAppealDetailPath(id)} className="appeals-ticket">
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
export const getWideAppealColumns = (
  t: ReturnType<typeof useT>,
  query: TableQuery,
): ProColumns<AppealRow>[] => [
  { key: 'ticket', title: t('appeal.ticket'), render: (_, row) => <TicketLink {...row} /> },
  { key: 'reason', title: t('appeal.reason'), render: (_, { reason }) => t(`appeal.reason.${reason}`) },
  { key: 'state', title: t('appeal.state'), render: (_, { state }) => <AppealStatusText state={state} /> },
  ...(['submittedAt', 'updatedAt'] as const).map((field) => ({
    key: field,
    title: t(`appeal.${field}`),
    sorter: true,
    sortOrder: orderOf(query, field),
    render: (_: unknown, row: AppealRow) => <RelativeTime at={row[field]} />,
  })),
];

/** All facts of an appeal beneath each other, where a table would be wider than the screen. */
export const getNarrowAppealColumns = (t: ReturnType<typeof useT>): ProColumns<AppealRow>[] => [
  {
    key: 'appeal',
    title: t('page.ownAppeals'),
    render: (_, row) => (
      <div className="appeals-row">
        <TicketLink {...row} />
        <AppealStatusText state={row.state} />
        <span>{t(`appeal.reason.${row.reason}`)}</span>
        <RelativeTime at={row.submittedAt} />
      </div>
    ),
  },
];
