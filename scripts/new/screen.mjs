/** Generates a screen: a page of the signed-in person that lists records, with its route, texts and tests. */
import { addArea } from './area.mjs';
import { InputError } from './changes.mjs';
import { spell } from './names.mjs';
import { linkOf, pageOf, titleOf } from './placeholders.mjs';
import { addBeside, addEntry, addImport } from './source.mjs';
import { addText, addTextArea } from './texts.mjs';

/** Pages that link to the pages below them: where the links are, and the area of their texts. */
const OVERVIEWS = {
  account_manage: {
    file: 'src/pages/user/account_manage/accountRows.ts',
    list: 'accountRows',
    area: 'account',
    write: (key) => `'${key}'`,
  },
  info_manage: {
    file: 'src/pages/user/info_manage/index.tsx',
    list: 'rows',
    area: 'info',
    write: (key) => `t('${key}')`,
  },
};

export const usage =
  'screen NAME --under PARENT   for example: screen trusted_contacts --under account_manage';

/** @param {import('./changes.mjs').Changes} changes */
export function addScreen(changes, name, { under }) {
  if (!under) throw new InputError('Say below which page the screen is: --under account_manage');
  const parent = `src/pages/user/${under}/index.tsx`;
  if (!changes.has(parent)) throw new InputError(`There is no page ${parent}.`);
  const names = spell(name);
  const { snake, camel, pascal, constant, text, many, one } = names;
  const path = `/user/${under}/${snake}`;
  const title = `page.${camel}`;

  addArea(changes, names);

  changes.edit('config/routes.ts', (routes) =>
    addBeside(
      routes,
      new RegExp(`^\\{\\s*path: '/user/${under}[/']`),
      `{ path: '${path}', component: '.${path}', title: '${title}' }`,
    ),
  );
  changes.edit('src/utils/routing/paths/members.ts', (paths) =>
    addStatement(paths, `export const ${constant}_PATH = '${path}' satisfies RoutePath;`),
  );
  addText(changes, 'laterPage', title, titleOf(text));
  addTextArea(changes, camel, {
    about: `${path}.`,
    texts: Object.fromEntries(Object.entries(pageOf(many)).map(([key, words]) => [`${camel}.${key}`, words])),
  });
  changes.create(
    `src/pages/user/${under}/${snake}/index.tsx`,
    `import { Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { list${pascal} } from '@/services/${camel}';

/** ${path}: the ${many} of the user. */
export default function ${pascal}Page() {
  const t = useT();
  const { data, loading, error, reload } = useRead(['${camel}'], list${pascal});
  return (
    <>
      <PageHeader title="${title}" purpose="${camel}.purpose" />
      <Card>
        {error && <LoadError error={error} title="${camel}.failed" busy={loading} onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={3} />}
        {data?.length === 0 && <EmptyBlock>{t('${camel}.empty')}</EmptyBlock>}
        {/* Decide: how a ${one.text} looks, and what the user can do with it */}
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
}`,
  );
  changes.create(
    `tests/pages/user/${under}/${snake}/${camel}.test.tsx`,
    `import { fireEvent, render, screen } from '@testing-library/react';
import ${pascal}Page from '@/pages/user/${under}/${snake}';
import { createFakeNetwork, httpError, settle } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';

const network = createFakeNetwork();

const show = async () => {
  render(<${pascal}Page />);
  await settle();
};

test('lists the ${many}', async () => {
  network.answer('${camel}', [{ id: '${one.camel}-1', name: 'Ada Sample' }]);
  await show();
  screen.getByText('Ada Sample');
});

test('says that there are none', async () => {
  network.answer('${camel}', []);
  await show();
  screen.getByText(en['${camel}.empty']);
});

test('shows a failure, and the list after a retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.answer('${camel}', httpError(500), [{ id: '${one.camel}-1', name: 'Ada Sample' }]);
  await show();
  screen.getByText(en['${camel}.failed']);
  fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  await settle();
  screen.getByText('Ada Sample');
});`,
  );
  changes.create(
    `tests/e2e/${camel}.e2e.ts`,
    `/** ${path}. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember } from './support/setup';

test('lists the ${many} that the API returns', async () => {
  const visitor = await aMember(demo);
  await visitor.opens('${path}');
  const [first] = await visitor.reads<Data<'${camel}'>>(endpoints.${camel});
  await visitor.sees(first?.name ?? '');
  expect(await findings(visitor)).toEqual([]);
});`,
  );
  changes.edit('tests/e2e/support/faults/failingOwnPages.ts', (list) =>
    addEntry(list, 'ownPages', `{ address: '${path}', calls: ['${camel}'], member: demo }`),
  );
  addLink(changes, names, { under, title });
}

/** Adds a statement at the end of the constants of a file. */
function addStatement(text, statement) {
  const at = text.lastIndexOf('satisfies RoutePath;\n') + 'satisfies RoutePath;\n'.length;
  return `${text.slice(0, at)}${statement}\n${text.slice(at)}`;
}

/** Links the screen from its parent, or asks the developer to. */
function addLink(changes, { camel, constant, many }, { under, title }) {
  const overview = OVERVIEWS[under];
  if (!overview) {
    changes.edit('src/utils/routing/paths/members.ts', (text) =>
      text.replace(
        `export const ${constant}_PATH`,
        `/** @public Decide: where a page links to it; then remove this tag */\nexport const ${constant}_PATH`,
      ),
    );
    return;
  }
  const { area, file, list, write } = overview;
  const about = `${area}.${camel}.about`;
  addText(changes, area, about, linkOf(many));
  changes.edit(file, (text) =>
    addImport(
      addEntry(text, list, `{ to: ${constant}_PATH, title: ${write(title)}, about: ${write(about)} }`),
      `import { ${constant}_PATH } from '@/utils/routing/paths';`,
    ),
  );
}
