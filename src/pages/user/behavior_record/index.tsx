import { Card, Grid } from 'antd';
import { useState } from 'react';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { PAGE_NUMBER } from '@/constants';
import type { BehaviorRow, Page } from '@/contract';
import { useFrontList } from '@/hooks/useFrontList';
import { listBehaviorRecords } from '@/services/behavior';
import type { TableQuery } from '@/utils/routing/listQuery';
import { BehaviorFilters } from './components/BehaviorFilters';
import { BehaviorTable } from './components/BehaviorTable';
import { ExportCsvButton } from './components/ExportCsvButton';
import { InvalidRangeAlert } from './components/InvalidRangeAlert';
import { RecordDrawer } from './components/RecordDrawer';
import { TableSkeleton } from './components/TableSkeleton';
import { behaviorFilters, isValidRange, toBehaviorFilter } from './filters';
import './index.css';

/** Days that cannot be asked for are not: the page says what is wrong with them. */
async function listWhatCanBeAsked(query: TableQuery): Promise<Page<BehaviorRow> | boolean> {
  if (isValidRange(toBehaviorFilter(query))) return listBehaviorRecords(query);
  return { list: [], total: 0, pageNumber: PAGE_NUMBER, pageSize: query.pageSize };
}

/** /user/behavior_record: what happened to the account, and what to do about what was somebody else. */
export default function BehaviorRecordPage() {
  const { query, page, loading, error, reload, change, clear } = useFrontList(
    listWhatCanBeAsked,
    behaviorFilters,
  );
  const [shown, setShown] = useState<BehaviorRow | null>(null);
  const narrow = Grid.useBreakpoint().xl === false;
  const filter = toBehaviorFilter(query);
  const askable = isValidRange(filter);

  return (
    <>
      <PageHeader title="page.behaviorRecord" purpose="behavior.purpose" />
      <Card className="behavior">
        <BehaviorFilters folded={narrow} query={query} onChange={change} />
        <ExportCsvButton filter={filter} disabled={!askable || !page?.total} />
        {!askable && <InvalidRangeAlert onReset={() => change({ from: undefined, to: undefined })} />}
        {askable && failed && <LoadError title="behavior.failed" busy={loading} onRetry={reload} />}
        {askable && !page && !error && <TableSkeleton />}
        {askable && page && (
          <BehaviorTable
            narrow={narrow}
            page={page}
            query={query}
            loading={loading}
            onChange={change}
            onClear={clear}
            onOpen={setShown}
          />
        )}
      </Card>
      <RecordDrawer record={shown} onClose={() => setShown(null)} onDisowned={reload} />
    </>
  );
}
