/** Writes the page of a new screen: a short list, or a table with pages and a search. */

/** Returns the source of the page with a short list. */
export const writeListPage = (
  { camel, pascal, many, one },
  { address, title, purpose, keyPrefix },
) => `import { Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { list${pascal} } from '@/services/${camel}';

/** ${address}: the ${many} of the user. */
export default function ${pascal}Page() {
  const t = useT();
  const { data, error, reload } = useRead(['${camel}'], list${pascal});
  return (
    <>
      <PageHeader title="${title}" purpose="${purpose}" />
      <Card>
        {error && <LoadError error={error} title="${keyPrefix}.failed" onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={3} />}
        {data?.length === 0 && <EmptyBlock>{t('${keyPrefix}.empty')}</EmptyBlock>}
        {/* Decide: the layout of a ${one.text}, and its actions */}
        {data && data.length > 0 && (
          <ul>
            {data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}`;

/** Returns the source of the page with a table. */
export const writeTablePage = (
  { camel, kebab, pascal, many, one },
  { address, title, purpose, keyPrefix },
) => `import type { ProColumns } from '@ant-design/pro-table';
import { Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { Filters } from '@/components/Table/Filters';
import { KeywordFilter } from '@/components/Table/KeywordFilter';
import { ListBar } from '@/components/Table/ListBar';
import type { ${one.pascal} } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { list${pascal} } from '@/services/${camel}';
import type { ListFilters } from '@/utils/routing/listQuery';
import { isKeyword } from '@/validation/keywords';
import './index.css';

const filters = { keyword: isKeyword } satisfies ListFilters;

const messages: TableMessages = {
  caption: '${title}',
  failed: '${keyPrefix}.failed',
  total: '${keyPrefix}.total',
  empty: '${keyPrefix}.empty',
  none: '${keyPrefix}.none',
  clear: '${keyPrefix}.clear',
};

/** ${address}: the ${many} of the user. */
export default function ${pascal}Page() {
  const t = useT();
  const list = useListQuery(list${pascal}, filters);
  // Decide: the columns of a ${one.text}, and its actions
  const columns: ProColumns<${one.pascal}>[] = [
    { key: 'name', title: t('${keyPrefix}.name'), render: (_, { name }) => <bdi lang="">{name}</bdi> },
  ];
  return (
    <>
      <PageHeader title="${title}" purpose="${purpose}" />
      <Card className="${kebab}">
        <Filters list={list}>
          <KeywordFilter label="${keyPrefix}.name" />
        </Filters>
        <ListBar list={list} messages={messages} />
        <DataTable
          list={list}
          messages={messages}
          columns={columns}
          renderNarrow={({ name }) => <bdi lang="">{name}</bdi>}
          narrowBelow="lg"
        />
      </Card>
    </>
  );
}`;

/** Returns the source of the test of a page. */
export function writeTest({ camel, pascal, many, one }, { address, keyPrefix, folder }, isTable) {
  const toData = (rows, total) =>
    isTable ? `{ list: ${rows}, total: ${total}, pageNumber: 1, pageSize: 10 }` : rows;
  const [filled, empty] = [toData('[sample]', 1), toData('[]', 0)];
  return `import { screen } from '@testing-library/react';
import type { ${one.pascal} } from '@/contract';
import ${pascal}Page from '@/pages/${folder}';
import { createFakeNetwork, httpError } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();
const sample: ${one.pascal} = { id: '${one.camel}-1', name: 'Ada Sample' };
const show = () => showPage(<${pascal}Page />, { path: '${address}' });

test('lists the ${many}', async () => {
  network.answer('${camel}', ${filled});
  await show();
  screen.getAllByText('Ada Sample');
});

test('shows that the list is empty', async () => {
  network.answer('${camel}', ${empty});
  await show();
  screen.getByText(en['${keyPrefix}.empty']);
});

test('shows an error, and the list after a retry', async () => {
  network.answer('${camel}', httpError(500), ${filled});
  await show();
  screen.getByText(en['${keyPrefix}.failed']);
  await press(en['common.retry']);
  screen.getAllByText('Ada Sample');
});`;
}
