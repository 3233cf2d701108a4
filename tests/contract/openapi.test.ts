/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allEndpoints } from '../../src/contract/endpoints';
import { allRequests } from '../../src/contract/requests';
import type { EndpointRequest } from '../../src/contract/requests/request';
import { subCodes } from '../../src/contract/subCodes';
import { importsIn, isRuntimeImport } from './imports';
import { filesBelow, isInside, parse, read, root } from './sources';

const FILE = 'docs/openapi.json';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters: { name?: string; $ref?: string }[];
  responses: Record<string, { description?: string }>;
}

interface Schema {
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

const document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { SubCode: { oneOf: { const: string; title: string; description: string }[] } } };
} = JSON.parse(read(FILE));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const run = (file: string, ...parameters: string[]) =>
  execFileSync(process.execPath, [join(root, file), ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    maxBuffer: 2 ** 25,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('docs/openapi.json', () => {
  it('equals the output of `npm run openapi`', () => {
    const lines = read(FILE).split('\n');
    const changed = run('scripts/openapi.mjs', '--print')
      .split('\n')
      .findIndex((line, at) => line !== lines[at]);
    if (changed >= 0)
      throw new Error(`Run npm run openapi: ${FILE} is out of date from line ${changed + 1} on.`);
  });

  it('is valid OpenAPI, without a warning', () => {
    const report = run('node_modules/@redocly/cli/bin/cli.js', 'lint', FILE, '--format', 'json');
    expect(JSON.parse(report).totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('has the headers of an operation, and no parameter without an accepted value', () => {
    const parametersOf = (name: string) =>
      operationOf(name)?.parameters.map(({ $ref = '', name: own }) => own ?? $ref.split('/').at(-1));
    expect(parametersOf('getVersion')).toEqual(['AcceptLanguage']);
    expect(parametersOf('addresses')).toEqual(['pageNumber', 'pageSize', 'AcceptLanguage', 'ActingAs']);
    expect(parametersOf('addAddress')).toEqual(['AcceptLanguage', 'RequestedWith', 'ActingAs']);
    expect(parametersOf('login')).toContain('RequestedWith');
    expect(parametersOf('login')).not.toContain('ActingAs');
  });

  it('has a summary for each request', () => {
    const told = operations.filter(({ operationId }) => Object.hasOwn(allRequests, operationId));
    expect(told.filter(({ summary }) => !/^[A-Z].{8,}\.$/.test(summary))).toEqual([]);
  });
});

const rows: [string, EndpointRequest][] = Object.entries(allRequests);
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

/** Returns the names of a schema's fields, `a.b` for a field of a field. */
const namesIn = ({ properties = {}, anyOf = [], allOf = [], oneOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...namesIn(field).map((inner) => `${name}.${inner}`),
  ]),
  ...[...anyOf, ...allOf, ...oneOf].flatMap(namesIn),
];

describe('the refusals of the contract', () => {
  it('are unique subCodes, each with a message in docs/openapi.json', () => {
    expect(new Set(Object.values(subCodes)).size).toBe(Object.keys(subCodes).length);
    const described = document.components.schemas.SubCode.oneOf;
    expect(described.map((one) => [one.title, one.const])).toEqual(Object.entries(subCodes));
    expect(described.filter(({ description }) => !description)).toEqual([]);
  });

  it.each(rows.filter(([, { fieldRefusals }]) => fieldRefusals))(
    'are documented for fields that the request of %s has',
    (name, { fieldRefusals = {} }) => {
      const { parameters = [], requestBody, responses } = operationOf(name) ?? {};
      const content = Object.values(requestBody?.content ?? {});
      const fields = [
        ...content.flatMap(({ schema }) => namesIn(schema)),
        ...parameters.map((one) => one.name),
      ];
      const named = Object.keys(fieldRefusals).map((field) => field.replace('.*', ''));
      expect(named.filter((field) => !fields.includes(field))).toEqual([]);
      const told = responses?.[422]?.description ?? '';
      expect(
        Object.values(fieldRefusals)
          .flat()
          .filter((refusal) => !told.includes(refusal)),
      ).toEqual([]);
    },
  );

  it.each(rows.filter(([, { role }]) => typeof role === 'object'))(
    'are documented with those of the role in the path of %s',
    (name) => {
      expect(allEndpoints[name as keyof typeof allEndpoints].call).toMatch(
        / \/authApi\/role\/v1\/roles\/:id\/./,
      );
      expect(operationOf(name)?.responses[403]?.description).toContain('ROLE_CAPACITY');
    },
  );
});

it('keeps the schemas of requests out of the pages', () => {
  const requests = 'src/contract/requests';
  const files = filesBelow('src').filter((file) => !isInside(file, requests));
  const imports = files.flatMap((file) => importsIn(file, parse(file), isRuntimeImport));
  expect(imports.filter(({ to }) => isInside(to, requests))).toEqual([]);
});
