/** Generates a list that belongs to an account: contract, service, and the mock's data and handler. */
import { MEMBERS } from './places.mjs';
import { addEntry, addImport } from './source.mjs';
import { addText } from './texts.mjs';

/** Different for each list, because tests of personal data search for the names of the seed. */
const sampleOf = ({ text }) => `样例 ${text}`;

/** Adds the area's files and edits. `isTable`: the list has pages and a search. */
export function addArea(changes, names, { api, layer }, isTable) {
  const { camel, pascal, kebab, text: title, many, one } = names;
  const rows = `${camel}Endpoints`;
  const requests = `${camel}Requests`;
  const list = isTable ? 'data.list' : 'data';

  changes.create(
    `src/contract/${camel}.ts`,
    `/** The ${many} of the signed-in user. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';
${isTable ? "import { page } from './shared';\n" : ''}
// Decide: which fields of a ${one.text} the page shows; personal data is masked, and marked with personal()
const ${one.camel} = v.object({ id: v.string(), name: v.string() });

export type ${one.pascal} = v.InferOutput<typeof ${one.camel}>;

export const ${rows} = {
  ${camel}: { call: 'GET /${api}/${kebab}', data: ${isTable ? 'page' : 'v.array'}(${one.camel}) },
} satisfies EndpointRows;`,
  );
  changes.create(
    `src/contract/requests/${camel}.ts`,
    `/** Requests of the signed-in user's ${many}. */
${isTable ? "import * as v from 'valibot';\n" : ''}import type { ${rows} } from '../${camel}';
${isTable ? "import { keyword, pageQuery } from './fields';\n" : ''}import type { RequestsFor } from './request';

export const ${requests} = {
  ${camel}: ${
    isTable
      ? `{
    summary: 'Lists the ${many}, newest first.',
    // Decide: filters, and the fields by which the list can be sorted
    query: v.object({ ...pageQuery(), keyword }),
  }`
      : `{ summary: 'Lists the ${many}.' }`
  },
} satisfies RequestsFor<typeof ${rows}>;`,
  );
  changes.edit('src/contract/endpoints.ts', (text) =>
    addImport(addEntry(text, 'allEndpoints', `...${rows}`), `import { ${rows} } from './${camel}';`),
  );
  changes.edit('src/contract/requests/index.ts', (text) =>
    addImport(addEntry(text, 'allRequests', `...${requests}`), `import { ${requests} } from './${camel}';`),
  );
  changes.edit('src/contract/index.ts', (text) => `${text}export type * from './${camel}';\n`);

  changes.create(
    `src/services/${camel}.ts`,
    `/** The signed-in user's ${many}. */
${isTable ? "import type { Query } from '@/contract';\n" : ''}import { ${rows} } from '@/contract/${camel}';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(${rows});

/** Lists ${isTable ? 'a page of ' : ''}the ${many}. */
export const list${pascal} = (${isTable ? `query: Query<'${camel}'>` : ''}) =>
  call('${camel}'${isTable ? ', { query }' : ''});`,
  );

  changes.create(
    `mock/_domain/store/records/${one.camel}.ts`,
    `import type { ${one.pascal} } from '../../../../src/contract';

/** A ${one.text} of an account. */
export interface ${one.pascal}Record extends ${one.pascal} {
  accountId: string;
}`,
  );
  changes.edit('mock/_domain/store/state.ts', (text) =>
    addImport(
      addEntry(text, 'PortalState', `/** Oldest first. */\n${camel}: ${one.pascal}Record[];`),
      `import type { ${one.pascal}Record } from './records/${one.camel}';`,
    ),
  );
  changes.create(
    `mock/_domain/seed/${camel}.ts`,
    `/** A fictitious ${one.text}. */
import type { ${one.pascal}Record } from '../store/records/${one.camel}';

/** Creates the ${many} of one account. */
export const createSeed${pascal} = (accountId: string): ${one.pascal}Record[] => [
  // Decide: the ${many} that the demo account starts with
  { id: '${one.camel}-1', accountId, name: '${sampleOf(one)}' },
];`,
  );
  changes.edit('mock/_domain/seed/seed.ts', (text) =>
    addImport(
      addEntry(text, 'createSeed', `${camel}: createSeed${pascal}('u-demo')`),
      `import { createSeed${pascal} } from './${camel}';`,
    ),
  );
  changes.edit('mock/_domain/store/ownedLists.ts', (text) =>
    addEntry(
      text,
      'ownedLists',
      `\n// Decide: whether a law requires the ${many} of a closed account to be retained\n${camel}: { atEnd: 'deleted', part: ${layer === MEMBERS.layer ? `'${camel}'` : 'null'} }`,
    ),
  );
  changes.create(
    `mock/_domain/${layer}/${camel}.ts`,
    isTable
      ? `/** The ${many} of an account. */
import type { ${one.pascal}, Page } from '../../../src/contract';
import { hasKeyword } from '../../../src/validation/keywords';
import { paginate } from '../forms/paging';
import type { EndpointContext } from '../store/context';
import type { ${one.pascal}Record } from '../store/records/${one.camel}';
import { getPortal } from '../store/state';

/** Removes the fields that only the server needs. */
const to${one.pascal} = ({ id, name }: ${one.pascal}Record): ${one.pascal} => ({ id, name });

/** Lists a page of the account's ${many}, newest first. */
export function list${pascal}({ account, query }: EndpointContext<'${camel}'>): Page<${one.pascal}> {
  const { keyword, ...page } = query;
  const matches = getPortal()
    .${camel}.filter(({ accountId, name }) => accountId === account.id && hasKeyword(name, keyword))
    .toReversed();
  return paginate(matches.map(to${one.pascal}), page);
}`
      : `/** The ${many} of an account. */
import type { ${one.pascal} } from '../../../src/contract';
import type { EndpointContext } from '../store/context';
import type { ${one.pascal}Record } from '../store/records/${one.camel}';
import { getPortal } from '../store/state';

/** Removes the fields that only the server needs. */
const to${one.pascal} = ({ id, name }: ${one.pascal}Record): ${one.pascal} => ({ id, name });

/** Lists the ${many} of the account. */
export const list${pascal} = ({ account }: EndpointContext<'${camel}'>): ${one.pascal}[] =>
  getPortal()
    .${camel}.filter(({ accountId }) => accountId === account.id)
    .map(to${one.pascal});`,
  );
  changes.create(
    `mock/authApi/${camel}.ts`,
    `/** The signed-in user's ${many}. */
import { createHandlers } from '../_domain/http/handlers';
import { list${pascal} } from '../_domain/${layer}/${camel}';

export default createHandlers({
  ${camel}: list${pascal},
});`,
  );
  changes.create(
    `tests/mock/${layer}/${camel}.test.ts`,
    `import { runPortal } from '../portal';

const newBrowser = runPortal();

test("lists the account's own ${many} only", async () => {
  const [owner, other] = [newBrowser(), newBrowser()];
  await owner.signsIn('demo');
  await other.signsIn('newcomer');
  expect((await owner.call('${camel}')).${list}).toMatchObject([{ id: '${one.camel}-1', name: '${sampleOf(one)}' }]);
  expect((await other.call('${camel}')).${list}).toEqual([]);
});${
      isTable
        ? `

test('finds ${many} by a keyword', async () => {
  const owner = newBrowser();
  await owner.signsIn('demo');
  expect((await owner.call('${camel}', { query: { keyword: '${one.text}' } })).data.total).toBe(1);
  expect((await owner.call('${camel}', { query: { keyword: '样例乙' } })).data.total).toBe(0);
});`
        : ''
    }`,
  );
  changes.edit('tests/mock/personalValues.ts', (text) =>
    addEntry(text, 'inLists', `\n// Decide: which of its fields are personal\n${camel}: nothing`),
  );
  // The template's screens show no personal data.
  if (layer !== MEMBERS.layer) return;
  const reader = isTable
    ? `${camel}: (options) => readAllPages(list${pascal}, options)`
    : `${camel}: list${pascal}`;
  changes.edit('src/domain/exportParts.ts', (text) => addEntry(text, 'exportPartNames', `'${camel}'`));
  changes.edit('src/pages/user/account_manage/account_security/export/exportParts.ts', (text) =>
    addImport(addEntry(text, 'partReaders', reader), `import { list${pascal} } from '@/services/${camel}';`),
  );
  addText(changes, 'security', `security.part.${camel}`, title);
  changes.notes.push(
    `src/pages/user/account_manage/account_security/export/exportParts.ts: whether the export has the personal data of the ${many} in full or masked`,
    `src/pages/uaa/legal/*/privacy.ts: what the privacy policy says about the ${many}; its date is in documents.ts`,
  );
}
