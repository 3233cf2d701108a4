import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findReplacement } from '../../../config/plugins/leanLibraries';
import { LOCALES } from '../../../src/locales/languages';
import { makeListState, tableMessages } from '../../support/builders/listState';
import '../../support/render/keysAsTexts';

type ReactElement = import('react').ReactElement;

/** Files that import omitted parts, with the number of these imports. */
const importers: readonly [string, string, number][] = [
  ['antd', 'es/form/FormItemLabel.js', 1],
  ['antd', 'es/card/Card.js', 1],
  ['antd', 'es/table/hooks/useFilter/index.js', 1],
  ['@ant-design/pro-table', 'es/Table.js', 4],
  ['@ant-design/pro-table', 'es/utils/cellRenderToFromItem.js', 1],
  ['@ant-design/pro-table', 'es/utils/genProColumnToColumn.js', 1],
  ['@ant-design/pro-utils', 'es/index.js', 3],
  ['@ant-design/pro-layout', 'es/ProLayout.js', 5],
  ['@ant-design/pro-layout', 'es/utils/getMenuData.js', 1],
  ['@ant-design/pro-layout', 'es/components/SiderMenu/SiderMenu.js', 3],
  ['@ant-design/pro-provider', 'es/intl.js', 29],
  ['@ant-design/pro-provider', 'es/index.js', 1],
  ['@ant-design/pro-utils', 'es/hooks/useFetchData/index.js', 1],
  ['@ant-design/pro-provider', 'es/useStyle/index.js', 1],
];

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

it.each(importers)('finds the omitted parts in %s: %s', (name, file, count) => {
  const path = join(folderOf(name), file);
  const requests = [...readFileSync(path, 'utf8').matchAll(/\bfrom ['"](.+?)['"]/g)].map(
    ([, request = '']) => request,
  );
  expect(requests.filter((request) => findReplacement(path, request))).toHaveLength(count);
});

it('does not replace the part for any other file', () => {
  expect(findReplacement('/work/node_modules/antd/es/table/Table.js', '../tooltip')).toBeUndefined();
  expect(
    findReplacement('/work/src/pages/template/form/goal/GoalForm.tsx', '@ant-design/pro-form'),
  ).toBeUndefined();
});

it.each(LOCALES)("does not replace ProLayout's texts in %s", (locale) => {
  const file = join(folderOf('@ant-design/pro-provider'), 'es/intl.js');
  expect(findReplacement(file, `./locale/${locale.replace('-', '_')}`)).toBeUndefined();
  expect(findReplacement(file, './locale/ru_RU')).toContain('nothing');
});

const replacements = '../../../config/plugins/replacements/proParts';
const leftOut = () => jest.requireActual(`${replacements}/leftOut`);

/** Replaces the same parts in the CommonJS build, which Jest loads. */
function mockOmittedParts() {
  const pro = (name: string, file: string) => join(folderOf(`@ant-design/${name}`), 'lib', file);
  jest.doMock('antd/lib/table/hooks/useFilter/FilterDropdown', leftOut);
  jest.doMock('antd/lib/tabs', leftOut);
  jest.doMock('@umijs/route-utils', () => jest.requireActual(`${replacements}/routeUtils`));
  jest.doMock('swr', () => jest.requireActual(`${replacements}/swr`));
  jest.doMock('@ctrl/tinycolor', () => jest.requireActual(`${replacements}/tinyColor`));
  jest.doMock('@ant-design/pro-card', leftOut);
  jest.doMock('@ant-design/pro-field', leftOut);
  jest.doMock('@ant-design/pro-form', () => jest.requireActual(`${replacements}/proForm`));
  for (const file of ['Form', 'ToolBar'])
    jest.doMock(pro('pro-table', `components/${file}/index.js`), leftOut);
  for (const file of ['assert/Logo', 'components/Header/index', 'components/Footer'])
    jest.doMock(pro('pro-layout', `${file}.js`), leftOut);
  for (const file of ['SiderMenu/BaseMenu', 'AppsLogoComponents/index', 'CollapsedIcon/index'])
    jest.doMock(pro('pro-layout', `components/${file}.js`), leftOut);
  for (const [file, name] of [
    ['useEditableArray/index', 'useEditableArray'],
    ['genCopyable/index', 'genCopyable'],
    ['components/ErrorBoundary/index', 'errorBoundary'],
  ] as const)
    jest.doMock(pro('pro-utils', `${file}.js`), () => jest.requireActual(`${replacements}/${name}`));
}

/** Renders an element with newly loaded modules, after `prepare`, and returns its HTML. */
function draw(make: () => ReactElement, prepare: () => void): string {
  let html = '';
  jest.isolateModules(() => {
    prepare();
    const { render }: typeof import('@testing-library/react') = require('@testing-library/react/pure');
    const { container, unmount } = render(make());
    html = container.innerHTML;
    unmount();
  });
  return html;
}

function makeTable(): ReactElement {
  const {
    DataTable,
  }: typeof import('@/components/Table/DataTable') = require('@/components/Table/DataTable');
  const rows = [
    { id: '1', name: 'one' },
    { id: '2', name: 'two' },
  ];
  return (
    <DataTable<{ id: string; name: string }>
      list={makeListState({ page: { list: rows, total: 30, pageNumber: 1, pageSize: 10 } })}
      messages={tableMessages}
      columns={[
        { key: 'name', title: 'Name', sorter: true, render: (_, { name }) => <b>{name}</b> },
        { key: 'at', title: 'At', render: () => 'then' },
      ]}
      renderNarrow={({ name }) => name}
      narrowBelow="xs"
      selection={{ chosen: ['1'], onChange: () => undefined, nameOf: ({ name }) => name }}
    />
  );
}

function makeFrame(): ReactElement {
  const { ProLayout }: typeof import('@ant-design/pro-layout') = require('@ant-design/pro-layout');
  return (
    <ProLayout
      layout="side"
      location={{ pathname: '/user/identity_manage' }}
      menu={{ locale: false }}
      pageTitleRender={false}
      headerRender={false}
      footerRender={false}
      menuHeaderRender={false}
      disableMobile
      menuRender={(_, sider) => sider}
      menuContentRender={() => <nav>menu</nav>}
      menuFooterRender={() => <button type="button">narrower</button>}
      collapsedButtonRender={false}
      collapsed={false}
      fixSiderbar={false}
      ErrorBoundary={false}
    >
      <h1>page</h1>
    </ProLayout>
  );
}

function makeCard(): ReactElement {
  const { Card }: typeof import('antd') = require('antd');
  return (
    <Card title="card" extra="more">
      text
    </Card>
  );
}

test.each([
  ['a table', makeTable, 'two'],
  ["the members' layout", makeFrame, 'menu'],
  ['a card', makeCard, 'more'],
])('renders %s the same without the omitted parts', (_, make, text) => {
  const real = draw(make, () => undefined);
  const lean = draw(make, mockOmittedParts);
  expect(real).toContain(text);
  expect(lean).toBe(real);
});
