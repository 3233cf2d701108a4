import { Card } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { DayFilter } from '@/components/Table/DayFilter';
import { Filters } from '@/components/Table/Filters';
import { ListBar } from '@/components/Table/ListBar';
import { SelectFilter } from '@/components/Table/SelectFilter';
import type { AppealRow } from '@/contract';
import { type ListState, useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listOwnAppeals } from '@/services/appeal';
import { APPEAL_PATH, OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { addReferer } from '@/utils/routing/referer';
import { appealReasons, appealStates } from '@/validation/appeals';
import { getAppealColumns, renderNarrowAppeal } from './components/columns';
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
        <AppealFilters list={list} />
        <ListBar list={list} messages={messages} />
        <DataTable
          list={list}
          messages={messages}
          columns={getAppealColumns(t)}
          renderNarrow={renderNarrowAppeal(t)}
          narrowBelow="lg"
          defaultSort="submittedAt:desc"
          emptyAction={<LinkButton to={NEW_APPEAL_PATH}>{t('appeal.list.make')}</LinkButton>}
        />
      </Card>
    </>
  );
}

/** Filters of the list of appeals. */
function AppealFilters({ list }: { list: ListState<AppealRow> }) {
  const t = useT();
  const states = appealStates.map((value) => ({ value, label: t(`appeal.state.${value}`) }));
  const reasons = appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }));
  return (
    <Filters list={list} foldBelow="lg" toChange={toAppealChange}>
      <SelectFilter name="state" label="appeal.state" any="appeal.list.any" options={states} />
      <SelectFilter name="reason" label="appeal.reason" any="appeal.list.any" options={reasons} />
      <DayFilter name="from" label="appeal.list.from" />
      <DayFilter name="to" label="appeal.list.to" />
    </Filters>
  );
}
