/** Generates an endpoint for the records of an account: contract, service, and the mock's handler with a test. */
import { addArea } from './area.mjs';
import { InputError } from './changes.mjs';
import { spell, toPlural, toWords } from './names.mjs';
import { findPlaceOf, MEMBERS } from './places.mjs';
import { addEntry, addImport } from './source.mjs';

export const usage = 'endpoint VERB_THING             for example: endpoint add_trusted_contact';

const writeFinder = (area, one) => `
/** Returns a ${one.text} of the account. Throws a 404 for any other id. */
function find${one.pascal}(accountId: string, id: string): ${one.pascal}Record {
  return getFound(getPortal().${area}.find((row) => row.id === id && row.accountId === accountId));
}
`;

/** Method and templates of an endpoint, by the first word of its name. */
const VERBS = {
  add: {
    method: 'POST',
    returnsRecord: true,
    summary: 'Adds',
    body: true,
    run: ({ area, one, name }) => `
/** Adds a ${one.text}. */
export function ${name}({ account, body }: EndpointContext<'${name}'>): ${one.pascal} {
  const added = { ...body, id: randomUUID(), accountId: account.id };
  getPortal().${area}.push(added);
  return to${one.pascal}(added);
}`,
  },
  change: {
    method: 'PUT',
    returnsRecord: true,
    summary: 'Changes',
    body: true,
    id: true,
    run: ({ one, name }) => `
/** Changes a ${one.text}. */
export function ${name}({ account, params, body }: EndpointContext<'${name}'>): ${one.pascal} {
  return to${one.pascal}(Object.assign(find${one.pascal}(account.id, params.id), body));
}`,
  },
  delete: {
    method: 'DELETE',
    summary: 'Deletes',
    id: true,
    run: ({ area, one, name }) => `
/** Deletes a ${one.text}. */
export function ${name}({ account, params }: EndpointContext<'${name}'>): null {
  const { id } = find${one.pascal}(account.id, params.id);
  getPortal().${area} = getPortal().${area}.filter((record) => record.id !== id);
  return null;
}`,
  },
};

export function add(changes, input) {
  const [verb, ...thing] = toWords(input);
  const kind = VERBS[verb];
  if (!kind || thing.length === 0) {
    throw new InputError(`The name must be a verb and a record: ${Object.keys(VERBS).join('_…, ')}_…`);
  }
  const names = spell(toPlural(thing).join('_'));
  const { camel: area, kebab, one } = names;
  if (!changes.has(`src/contract/${area}.ts`)) {
    // Also generates the list, which no page shows yet.
    addArea(changes, names, MEMBERS, false);
    addUncalled(changes, area);
  }
  const place = findPlaceOf(changes, area);
  if (!place || !changes.has(`mock/_domain/store/records/${one.camel}.ts`)) {
    throw new InputError(
      `${area} is not from the generator: add the endpoint by hand (docs/extending.md#an-endpoint).`,
    );
  }
  const { api, layer } = place;
  const name = spell(input).camel;
  const isTable = changes.read(`src/contract/${area}.ts`).includes(`data: page(${one.camel})`);
  const parameters = { area, one, name, list: isTable ? 'data.list' : 'data' };
  const idPart = kind.id ? '/:id' : '';

  changes.edit(`src/contract/${area}.ts`, (text) => {
    const row = `${name}: { call: '${kind.method} /${api}/${kebab}${idPart}', data: ${kind.returnsRecord ? one.camel : 'nothing'} }`;
    const added = addEntry(text, `${area}Endpoints`, row);
    return kind.returnsRecord ? added : addImport(added, "import { nothing } from './endpoint';");
  });
  changes.edit(`src/contract/requests/${area}.ts`, (text) => {
    const body = kind.body
      ? '\n// Decide: the fields and their rules\nbody: v.object({ name: text(NAME_MAX) }),'
      : '';
    const added = addEntry(
      text,
      `${area}Requests`,
      `${name}: { summary: '${kind.summary} a ${one.text}.',${body} }`,
    );
    if (!kind.body || text.includes('NAME_MAX')) return added;
    return ["import * as v from 'valibot';", "import { text } from './fields';"]
      .reduce(addImport, added)
      .replace('export const', 'const NAME_MAX = 60;\n\nexport const');
  });
  const callOptions = [kind.id && 'params: { id }', kind.body ? 'body' : 'body: {}']
    .filter(Boolean)
    .join(', ');
  const inputs = [kind.id && 'id: string', kind.body && `body: Body<'${name}'>`].filter(Boolean).join(', ');
  changes.edit(`src/services/${area}.ts`, (text) => {
    const added = `${text}
/**
 * ${kind.summary} a ${one.text}.
 * @public Decide: which page calls it; then remove this tag
 */
export const ${name} = (${inputs}) => call('${name}', { ${callOptions} });
`;
    return kind.body ? addImport(added, "import type { Body } from '@/contract';") : added;
  });
  changes.edit(`mock/_domain/${layer}/${area}.ts`, (text) => {
    const finder = kind.id && !text.includes(`function find${one.pascal}(`) ? writeFinder(area, one) : '';
    const imports = [
      kind.id && "import { getFound } from '../lib/refusals';",
      verb === 'add' && "import { randomUUID } from 'node:crypto';",
    ].filter(Boolean);
    return imports.reduce(addImport, `${text}${finder}${kind.run(parameters)}\n`);
  });
  changes.edit(`mock/authApi/${area}.ts`, (text) =>
    addImport(addEntry(text, 'default', name), `import { ${name} } from '../_domain/${layer}/${area}';`),
  );
  changes.edit(`tests/mock/${layer}/${area}.test.ts`, (text) => `${text}${testOf({ ...parameters, verb })}`);
  if (kind.id) {
    changes.edit('tests/mock/foreignRecords.ts', (text) =>
      addEntry(text, 'foreignRecords', `${name}: { id: { owner: 'demo', ids: { id: '${one.camel}-1' } } }`),
    );
  }
  addUncalled(changes, name);
  return [area];
}

/** Excludes an endpoint from the test that a journey simulates a failure of each. */
const addUncalled = (changes, name) =>
  changes.edit('tests/e2e/support/faults/failingPages.ts', (text) =>
    addEntry(
      text,
      'uncalled',
      `\n// Decide: which page calls it, and what a visitor does there\n${name}: 'no page calls it yet'`,
    ),
  );

const testOf = ({ area, one, name, verb, list }) =>
  verb === 'add'
    ? `
test('adds a ${one.text} to the account', async () => {
  const owner = newBrowser();
  await owner.signsIn('newcomer');
  const { data } = await owner.call('${name}', { body: { name: '样例丁' } });
  expect((await owner.call('${area}')).${list}).toMatchObject([{ id: data.id, name: '样例丁' }]);
});
`
    : `
test('${verb}s a ${one.text} for its owner only', async () => {
  const [owner, other] = [newBrowser(), newBrowser()];
  await owner.signsIn('demo');
  await other.signsIn('newcomer');
  const options = { params: { id: '${one.camel}-1' }, body: ${verb === 'change' ? "{ name: '样例丁' }" : '{}'} };
  expect((await other.call('${name}', options)).status).toBe(404);
  expect((await owner.call('${name}', options)).status).toBe(200);
  expect((await owner.call('${area}')).${list}).${verb === 'change' ? `toMatchObject([{ id: '${one.camel}-1', name: '样例丁' }])` : 'toEqual([])'};
});
`;
