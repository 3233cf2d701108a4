import type { ProColumns } from '@ant-design/pro-table';
import { Link } from '@/components/Action/Link';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealRow } from '@/contract';
import { AppealStatusTag } from '@/features/appeal/components/AppealStatusTag';
import type { useT } from '@/hooks/useT';
import { toAppealDetailPath } from '@/utils/routing/paths';
import { formatTicket } from '@/validation/appeals';

type T = ReturnType<typeof useT>;

const TicketLink = ({ id, ticket }: Pick<AppealRow, 'id' | 'ticket'>) => (
  <Link to={toAppealDetailPath(id)} className="appeals-ticket">
    {formatTicket(ticket)}
  </Link>
);

/** Returns one column for each property of an appeal. */
export const getAppealColumns = (t: T): ProColumns<AppealRow>[] => [
  { key: 'ticket', title: t('appeal.ticket'), render: (_, row) => <TicketLink {...row} /> },
  { key: 'reason', title: t('appeal.reason'), render: (_, { reason }) => t(`appeal.reason.${reason}`) },
  { key: 'state', title: t('appeal.state'), render: (_, { state }) => <AppealStatusTag state={state} /> },
  ...(['submittedAt', 'updatedAt'] as const).map((field) => ({
    key: field,
    title: t(`appeal.${field}`),
    sorter: true,
    render: (_: unknown, row: AppealRow) => <RelativeTime at={row[field]} />,
  })),
];

/** Renders an appeal on narrow screens, with its properties stacked. */
export const renderNarrowAppeal = (t: T) => (row: AppealRow) => (
  <div className="appeals-row">
    <TicketLink {...row} />
    <AppealStatusTag state={row.state} />
    <span>{t(`appeal.reason.${row.reason}`)}</span>
    <RelativeTime at={row.submittedAt} />
  </div>
);
