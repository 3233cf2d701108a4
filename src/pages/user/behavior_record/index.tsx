import { Button, Card } from 'antd';
import { useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { ListBar } from '@/components/Table/ListBar';
import { PAGE_NUMBER, PAGE_SIZE } from '@/constants';
import type { BehaviorRow, Page } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { listBehaviorRecords } from '@/services/behavior';
import type { TableQuery } from '@/utils/routing/listQuery';
import { getToday } from '@/utils/today';
import { BehaviorFilters, QuickRangeFilter } from './components/BehaviorFilters';
import { getRecordColumns, renderNarrowRecord } from './components/columns';
import { ExportCsvButton } from './components/ExportCsvButton';
import { RecordDrawer } from './components/RecordDrawer';
import { isFailure } from './components/recordLabels';
import { behaviorFilters, isValidRange, toBehaviorFilter } from './filters';
import './index.css';

/** Returns an empty page for an invalid period without a request; the page shows the problem. */
async function listRecordsOfValidRange(query: TableQuery): Promise<Page<BehaviorRow>> {
  if (isValidRange(toBehaviorFilter(query))) return listBehaviorRecords(query);
  return { list: [], total: 0, pageNumber: PAGE_NUMBER, pageSize: query.pageSize };
}

const messages: TableMessages = {
  caption: 'page.behaviorRecord',
  failed: 'behavior.failed',
  total: 'behavior.total',
  empty: 'behavior.empty',
  none: 'behavior.none',
  clear: 'behavior.clear',
};

/** /user/behavior_record: the activity record of the account, with actions for unknown events. */
export default function BehaviorRecordPage() {
  const t = useT();
  const list = useListQuery(listRecordsOfValidRange, behaviorFilters);
  const [shown, setShown] = useState<BehaviorRow | null>(null);
  const filter = toBehaviorFilter(list.query);
  const valid = isValidRange(filter);

  return (
    <>
      <PageHeader title="page.behaviorRecord" purpose="behavior.purpose" />
      <Card className="behavior" classNames={{ body: 'stack' }}>
        <QuickRangeFilter range={filter} day={getToday()} onChange={list.change} />
        <BehaviorFilters list={list} />
        <ListBar list={list} messages={messages}>
          <ExportCsvButton filter={filter} disabled={!valid || !list.page?.total} />
        </ListBar>
        {!valid && (
          <Alert
            type="warning"
            message={t('behavior.range.mend')}
            action={
              <Button onClick={() => list.change({ from: undefined, to: undefined })}>
                {t('behavior.range.reset')}
              </Button>
            }
          />
        )}
        {valid && (
          <DataTable
            list={list}
            messages={messages}
            columns={getRecordColumns(t, setShown)}
            renderNarrow={renderNarrowRecord(t, setShown)}
            narrowBelow="xl"
            defaultSort="occurredAt:desc"
            isAlarming={isFailure}
            expectedRows={PAGE_SIZE}
          />
        )}
      </Card>
      <RecordDrawer record={shown} onClose={() => setShown(null)} onDisowned={list.reload} />
    </>
  );
}
