/** Generates a list that the signed-in person owns: contract, service, and the mock's data and handler. */
import { partOf } from './placeholders.mjs';
import { addEntry, addImport } from './source.mjs';
import { addText } from './texts.mjs';

const PREFIX = 'authApi/info/v1';

/** Adds the area's files and edits. */
export function addArea(changes, names) {
  const { camel, pascal, kebab, text: title, many, one } = names;
  const rows = `${camel}Endpoints`;
  const requests = `${camel}Requests`;

  changes.create(
    `src/contract/${camel}.ts`,
    `/** The ${many} of the signed-in person. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';

// Decide: what the page shows of a ${one.text}; personal data is masked, and marked with personal()
const ${one.camel} = v.object({ id: v.string(), name: v.string() });

export type ${one.pascal} = v.InferOutput<typeof ${one.camel}>;

export const ${rows} = {
  ${camel}: { call: 'GET /${PREFIX}/${kebab}', data: v.array(${one.camel}) },
} satisfies EndpointRows;`,
  );
  changes.create(
    `src/contract/requests/${camel}.ts`,
    `/** Requests of the signed-in person's ${many}. */
import type { ${rows} } from '../${camel}';
import type { RequestsFor } from './request';

export const ${requests} = {
  ${camel}: { summary: 'Lists the ${many}.' },
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
    `/** The signed-in person's ${many}. */
import type { Data } from '@/contract';
import { ${rows} } from '@/contract/${camel}';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(${rows});

/** Lists the ${many}. */
export const list${pascal} = (): Promise<Data<'${camel}'>> => call('${camel}');`,
  );

  changes.create(
    `mock/_domain/store/records/${one.camel}.ts`,
    `/** A ${one.text} of an account. */
export interface ${one.pascal}Record {
  id: string;
  accountId: string;
  name: string;
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
    `/** One made-up ${one.text}. */
import type { ${one.pascal}Record } from '../store/records/${one.camel}';

/** Creates the ${many} of one account. */
export const createSeed${pascal} = (accountId: string): ${one.pascal}Record[] => [
  // Decide: the ${many} that the demo account starts with
  { id: '${one.camel}-1', accountId, name: '样例甲' },
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
      `\n// Decide: whether a law asks to keep the ${many} of an ended account\n${camel}: { atEnd: 'deleted', part: '${camel}' }`,
    ),
  );
  changes.create(
    `mock/_domain/member/${camel}.ts`,
    `/** The ${many} of an account. */
import type { ${one.pascal} } from '../../../src/contract';
import type { EndpointContext } from '../store/context';
import { getPortal } from '../store/state';

/** Lists the ${many} of the account. */
export const list${pascal} = ({ account }: EndpointContext<'${camel}'>): ${one.pascal}[] =>
  getPortal()
    .${camel}.filter(({ accountId }) => accountId === account.id)
    .map(({ id, name }) => ({ id, name }));`,
  );
  changes.create(
    `mock/authApi/${camel}.ts`,
    `/** The signed-in person's ${many}. */
import { createHandlers } from '../_domain/http/handlers';
import { list${pascal} } from '../_domain/member/${camel}';

export default createHandlers({
  ${camel}: list${pascal},
});`,
  );
  changes.create(
    `tests/mock/member/${camel}.test.ts`,
    `/** @jest-environment node */
import { runPortal } from '../portal';

const newBrowser = runPortal();

test("lists the account's own ${many} only", async () => {
  const [owner, other] = [newBrowser(), newBrowser()];
  await owner.signsIn('demo');
  await other.signsIn('newcomer');
  expect((await owner.call('${camel}')).data).toEqual([{ id: '${one.camel}-1', name: '样例甲' }]);
  expect((await other.call('${camel}')).data).toEqual([]);
});`,
  );
  changes.edit('tests/mock/personalValues.ts', (text) =>
    addEntry(text, 'inLists', `\n// Decide: which of its fields are personal\n${camel}: nothing`),
  );
  changes.edit('src/domain/exportParts.ts', (text) => addEntry(text, 'exportPartNames', `'${camel}'`));
  changes.edit('src/features/accountSecurity/export/exportParts.ts', (text) =>
    addImport(
      addEntry(text, 'partReaders', `${camel}: list${pascal}`),
      `import { list${pascal} } from '@/services/${camel}';`,
    ),
  );
  addText(changes, 'security', `security.part.${camel}`, partOf(title));
}
