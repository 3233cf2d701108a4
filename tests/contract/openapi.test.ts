/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allEndpoints } from '../../src/contract/endpoints';
import { allRequests } from '../../src/contract/requests';
import { filesBelow, read, root } from './sources';

const FILE = 'docs/openapi.json';

interface Operation {
  operationId: string;
  summary: string;
}

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(read(FILE));
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
  it('is what `npm run openapi` writes', () => {
    expect(read(FILE)).toBe(run('scripts/openapi.mjs', '--print'));
  });

  it('is valid OpenAPI, without a warning', () => {
    const report = run('node_modules/@redocly/cli/bin/cli.js', 'lint', FILE, '--format', 'json');
    expect(JSON.parse(report).totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('has an operation for each endpoint', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(allEndpoints).sort());
  });

  it('says in words what each request does', () => {
    const told = operations.filter(({ operationId }) => Object.hasOwn(allRequests, operationId));
    expect(told.filter(({ summary }) => !/^[A-Z].{8,}\.$/.test(summary))).toEqual([]);
  });
});

/** An import that is there when the code runs: types are not. */
const IMPORT =
  /^(?:import|export)(?! type)\b[^;]*from '[^']*\/requests(?:\/[^']*)?';|import\('[^']*\/requests\b/m;

it.each([
  ["import { allRequests } from './requests';", true],
  ["import { text } from '@/contract/requests/fields';", true],
  ["await import('@/contract/requests');", true],
  ["import type { EndpointRequest } from './requests/request';", false],
  ["import * as v from 'valibot';\nimport type { A } from '../requests/a';", false],
])('tells an import of request schemas by its text: %s', (code, isImport) => {
  expect(IMPORT.test(code)).toBe(isImport);
});

it('keeps the schemas of requests out of the pages', () => {
  const requests = join('src', 'contract', 'requests');
  const files = filesBelow('src').filter((file) => !file.startsWith(requests));
  expect(files.filter((file) => IMPORT.test(read(file)))).toEqual([]);
});
