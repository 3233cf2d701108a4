import { Card } from 'antd';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { ListBar } from '@/components/Table/ListBar';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { ApiError } from '@/utils/http/ApiError';
import { LookBlock } from './LookBlock';

interface Row {
  id: string;
  failed: boolean;
}

const messages: TableMessages = {
  caption: 'page.behaviorRecord',
  failed: 'behavior.failed',
  total: 'behavior.total',
  empty: 'behavior.empty',
  none: 'behavior.none',
  clear: 'behavior.clear',
};

/** Creates a list state whose actions do nothing. */
function makeList(known: Partial<ListState<Row>>): ListState<Row> {
  return {
    query: { pageNumber: 1, pageSize: 10 },
    page: null,
    loading: false,
    error: null,
    filterNames: [],
    filtered: false,
    reload: () => undefined,
    change: () => undefined,
    clear: () => undefined,
    ...known,
  };
}

const pageOf = (...list: Row[]) => ({ list, total: list.length, pageNumber: 1, pageSize: 10 });
const full = pageOf({ id: '1', failed: false }, { id: '2', failed: true }, { id: '3', failed: false });

/** A list in each state: full, without matches, empty, loading, failed. */
const states: readonly ListState<Row>[] = [
  makeList({ page: full, filtered: true }),
  makeList({ page: pageOf(), filtered: true }),
  makeList({ page: pageOf() }),
  makeList({ loading: true }),
  makeList({ error: new ApiError('network') }),
];

/** The list in all its states. */
export function ListParts() {
  const t = useT();
  const describe = ({ failed }: Row) => t(`behavior.result.${failed ? 'FAILURE' : 'SUCCESS'}`);
  return (
    <LookBlock title="look.lists">
      {states.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the states is fixed
        <Card key={index}>
          <ListBar list={list} messages={messages} />
          <DataTable
            list={list}
            messages={messages}
            columns={[
              { key: 'id', title: t('behavior.type'), render: () => t('behavior.type.LOGIN') },
              { key: 'result', title: t('behavior.result'), render: (_, row) => describe(row) },
            ]}
            renderNarrow={describe}
            narrowBelow="sm"
            isAlarming={({ failed }) => failed}
            expectedRows={2}
          />
        </Card>
      ))}
    </LookBlock>
  );
}
