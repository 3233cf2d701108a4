import type { ProColumns } from '@ant-design/pro-table';
import { Card } from 'antd';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { DayFilter } from '@/components/Table/DayFilter';
import { Filters } from '@/components/Table/Filters';
import { ListBar } from '@/components/Table/ListBar';
import { SelectFilter } from '@/components/Table/SelectFilter';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealRow } from '@/contract';
import { AppealStatusTag } from '@/features/appeal/components/AppealStatusTag';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listOwnAppeals } from '@/services/appeal';
import { APPEAL_PATH, OWN_APPEALS_PATH, toAppealDetailPath } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { appealReasons, appealStates, formatTicket } from '@/validation/appeals';
import { appealFilters, toAppealChange } from './filters';
import './index.css';

/** The form for a new appeal, which returns here. */
const NEW_APPEAL_PATH = addReferer(APPEAL_PATH, OWN_APPEALS_PATH);

const messages: TableMessages = {
  caption: 'page.ownAppeals',
  failed: 'appeal.list.failed',
  total: 'appeal.list.total',
  empty: 'appeal.list.empty',
  none: 'appeal.list.none',
  clear: 'appeal.list.clear',
};

/** /user/appeal: the user's own appeals and their status. */
export default function OwnAppealsPage() {
  const t = useT();
  const list = useListQuery(listOwnAppeals, appealFilters);
  const states = appealStates.map((value) => ({ value, label: t(`appeal.state.${value}`) }));
  const reasons = appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }));
  const columns: ProColumns<AppealRow>[] = [
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

  return (
    <>
      <PageHeader
        title="page.ownAppeals"
        purpose="appeal.list.purpose"
        extra={
          <LinkButton type="primary" to={NEW_APPEAL_PATH}>
            {t('appeal.list.make')}
          </LinkButton>
        }
      />
      <Card classNames={{ body: 'stack' }}>
        <Filters list={list} foldBelow="lg" toChange={toAppealChange}>
          <SelectFilter name="state" label="appeal.state" any="appeal.list.any" options={states} />
          <SelectFilter name="reason" label="appeal.reason" any="appeal.list.any" options={reasons} />
          <DayFilter name="from" label="appeal.list.from" />
          <DayFilter name="to" label="appeal.list.to" />
        </Filters>
        <ListBar list={list} messages={messages} />
        <DataTable
          list={list}
          messages={messages}
          columns={columns}
          renderNarrow={(row) => (
            <div className="appeals-row">
              <TicketLink {...row} />
              <AppealStatusTag state={row.state} />
              <span>{t(`appeal.reason.${row.reason}`)}</span>
              <RelativeTime at={row.submittedAt} />
            </div>
          )}
          narrowBelow="lg"
          defaultSort="submittedAt:desc"
          emptyAction={<LinkButton to={NEW_APPEAL_PATH}>{t('appeal.list.make')}</LinkButton>}
        />
      </Card>
    </>
  );
}

/** Link to an appeal by its ticket. */
const TicketLink = ({ id, ticket }: Pick<AppealRow, 'id' | 'ticket'>) => (
  <Link to={toAppealDetailPath(id)} className="appeals-ticket">
    {formatTicket(ticket)}
  </Link>
);
