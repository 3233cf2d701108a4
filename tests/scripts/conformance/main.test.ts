/**
 * The kit as a command: its messages about unusable servers and wrong options, and its exit codes.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { listAreas } from '../../../scripts/conformance/checks';
import { readSettings } from '../../../scripts/conformance/settings';
import { specifiedCalls } from '../../../scripts/conformance/specifiedCalls';
import { endpoints } from '../../../src/contract/endpoints';
import { specifiedEndpoints } from '../../contract/specification';
import { makeFolder } from '../../support/folders';
import { forkMockPortals } from '../../support/servers/mockPortals';
import { below, html, otherMessages, run, serve } from './servers';
import { configure, line, mockConfiguration, settingsFor } from './settings';

// A run of the kit against the mock takes up to a minute while a build uses the processor.
jest.setTimeout(180_000);

const startPortal = forkMockPortals();
/** A portal for all tests that leave its accounts usable. */
let portal: string;
beforeAll(async () => {
  portal = await startPortal();
});

const { account } = mockConfiguration;
const AT = 'http://127.0.0.1:1';
const PERSONAL = ['--area', 'personal'];

describe('an unusable server', () => {
  test('is reported if it is down', async () => {
    const { code, errors } = await run([AT, ...PERSONAL]);
    expect([code, errors]).toEqual([2, expect.stringContaining(`${AT} does not respond`)]);
  });

  test('is reported if it returns pages', async () => {
    const { code, errors } = await run([await serve(html), ...PERSONAL]);
    expect([code, errors]).toEqual([2, expect.stringContaining('is no server of this contract')]);
    expect(errors).toContain('text/html');
  });

  test('is reported if it never responds', async () => {
    const origin = await serve(() => undefined);
    const { code, errors } = await run([origin, ...PERSONAL, ...configure({ timeout: 0.2 })]);
    expect([code, errors]).toEqual([2, expect.stringContaining('no response within 0.2 seconds')]);
  });

  test('is reported if its API is below another path, where basePath finds it', async () => {
    const origin = await serve(below('/gate', portal));
    const { code, errors } = await run([`${origin}/gate/`, ...PERSONAL]);
    expect([code, errors]).toEqual([2, expect.stringContaining('is no server of this contract')]);
    const { clients } = mockConfiguration;
    const gateway = configure({ account, clients, allowChanges: true, basePath: '/gate' });
    const there = await run([origin, ...PERSONAL, '--area', 'oauth', ...gateway]);
    expect([there.code, there.errors]).toEqual([0, '']);
    expect(there.printed).toContain('those of the gateway at basePath: oauth.standardClient');
  });

  test('is reported if it stops responding, and the remaining checks do not run', async () => {
    const forward = below('', portal);
    let calls = 0;
    const origin = await serve((req, res) => {
      calls += 1;
      if (calls < 40) forward(req, res);
    });
    const { code, printed } = await run([origin, ...configure({ account, timeout: 0.3 })]);
    expect(code).toBe(1);
    expect(printed).toContain('not run, the server stopped responding');
  });
});

test('uses the path of the address for pages only, and calls the API at the origin', async () => {
  const { code, printed } = await run([`${portal}/portal`, '--area', 'oauth', ...configure({ account })]);
  expect(code).toBe(1);
  expect(printed).toMatch(
    /oauth\.discovery \(portal\): .*\n.*authorization_endpoint is \S+\/uaa\/authorize, not \S+\/portal\/uaa/,
  );
});

test.each([
  [[], 'Name the address of a server.'],
  [['portal.example.com'], '"portal.example.com" is not the address'],
  [['ftp://portal.example.com'], 'is not the address'],
  [[AT, 'http://b.example'], 'Name only one server.'],
  [[AT, '--account', 'demo'], 'Set the variable PORTAL_PASSWORD.'],
  [[AT, '--password', 'x'], "Unknown option '--password'"],
  [[AT, '--area', 'nowhere'], '"nowhere" is no area: endpoints, conventions'],
  [[AT, '--endpoint', 'nothing'], '"nothing" is not an endpoint: docs/openapi.json'],
  [[AT, '--endpoint', 'login', '--area', 'oauth'], '--endpoint cannot be combined with --area.'],
  [[AT, '--config', 'no/such/file.json'], 'no/such/file.json: ENOENT'],
  [[AT, '--account', ' '], 'The configuration is invalid: account.account: '],
  [[AT, '--report', ' '], 'The name of the report is empty.'],
  [[AT, '--report', '/dev/null/reports'], 'The report cannot be written to /dev/null/reports'],
])('reports for %j: %s', async (args, sentence) => {
  const env: Record<string, string> = args.includes(' ') ? { PORTAL_PASSWORD: 'Demo-2026-pass' } : {};
  const { code, errors, printed } = await run(args, env);
  expect([code, errors, printed]).toEqual([2, expect.stringContaining(sentence), '']);
  expect(errors).toContain('--help');
});

test.each([
  [{ acount: account }, 'acount: '],
  [{ account: { ...account, account: '' } }, 'account.account: '],
  [{ account: { ...account, password: 'env:MINE' } }, 'Set the variable MINE.'],
  [{ account, spareAccounts: [account] }, 'person:demo has two roles'],
  [{ companyAccount: account, spareAccounts: [account] }, 'person:demo has two roles'],
  [{ outbox: 'http://' }, '"http://" is not the address of an outbox.'],
  [{ basePath: 'gate' }, 'basePath: '],
  [{ rate: 0 }, 'rate: '],
  [{ clients: [{ id: 'x', redirectUri: 'junk' }] }, 'clients.0.redirectUri: '],
])('reports the configuration %j: %s', async (configuration, sentence) => {
  const { code, errors } = await run([AT, ...configure(configuration)]);
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
});

test.each([
  ['{"account": {"password": secret-1}}', 'own.json: no JSON'],
  ['{"account": {"account": "demo", "password": 77001}}', 'account.password: expected string'],
])('reports the malformed configuration %s without its passwords', async (text, sentence) => {
  const file = join(makeFolder(), 'own.json');
  writeFileSync(file, text);
  const { code, errors } = await run([AT, '--config', file]);
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
  expect(errors).not.toMatch(/secret|77001/);
});

test('does not change a password that ends with a space', () => {
  const own = configure({ account: { ...account, password: ' with spaces ' } });
  expect(readSettings([AT, ...own], {})?.account?.password).toBe(' with spaces ');
});

test('prints its help', async () => {
  const { code, printed } = await run(['--help']);
  expect([code, printed]).toEqual([0, expect.stringContaining('Exit codes: 0')]);
});

test('ends the run if the outbox is invalid', async () => {
  const outbox = await serve(html);
  const { code, errors } = await run([portal, '--area', 'codes', ...configure({ outbox })]);
  expect([code, errors]).toEqual([
    2,
    expect.stringContaining(`The outbox at ${outbox}/ returns no messages (no JSON)`),
  ]);
});

describe('on a portal', () => {
  test('sends, changes and locks nothing without permission', async () => {
    // On this portal no other test has sent a message.
    const origin = await startPortal();
    const areas = listAreas(settingsFor(origin));
    const { secondAccount, clients } = mockConfiguration;
    const runChecks = (...only: string[]) =>
      run([origin, ...configure({ account, secondAccount, clients }), ...only]);
    // The calls of all other endpoints take longer than all other areas; leave.test.ts runs them.
    const others = areas.flatMap(({ name }) => (name === 'endpoints' ? [] : ['--area', name]));
    const { code, printed } = await runChecks(...others);
    expect(code).toBe(0);
    expect(printed).toContain('not run, needs permission to change something: allowChanges');
    expect(printed).toContain('not run, needs permission to send messages: allowMessages');
    const sending = Object.keys(endpoints).filter((name) => name.endsWith('Code'));
    expect(sending).toEqual(expect.arrayContaining(['emailCode', 'loginCode', 'ownCode', 'smsCode']));
    expect((await runChecks(...sending.flatMap((name) => ['--endpoint', name]))).code).toBe(0);
    expect(await otherMessages(origin)).toEqual([]);
  });

  test('checks only calls of visitors without an account', async () => {
    const areas = ['--area', 'secrets', '--area', 'personal'];
    const { code, printed } = await run([portal, ...configure({}), ...areas]);
    expect([code, printed]).toEqual([0, expect.stringContaining('not run, needs an account: account')]);
  });

  test('reports a run without any result as a failure', async () => {
    const { code, errors } = await run([portal, ...PERSONAL]);
    expect([code, errors]).toEqual([2, expect.stringContaining('Nothing could be checked.')]);
  });

  test.each([
    ['demo', 'Wrong-2026-pass', 'demo could not sign in: BAD_CREDENTIALS'],
    ['weak', '123456', 'weak has a pending guide'],
    ['frozen', 'Demo-2026-pass', 'frozen could not sign in: FROZEN'],
  ])('reports that %s cannot sign in with %s', async (account, password, sentence) => {
    const { code, errors } = await run([portal, '--account', account], { PORTAL_PASSWORD: password });
    expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

test('writes its report, and exits with a code for the result', async () => {
  const fault = {
    file: 'mock/_domain/accounts/accounts.ts',
    find: '    mobile: maskMobile(account.mobile ??',
    replace: '    mobile: String(account.mobile ??',
  };
  const origin = await startPortal([fault]);
  const script = join(__dirname, '../../../scripts/conformance.mjs');
  const folder = join(makeFolder(), 'new/folder');
  const args = line(origin, '--area', 'personal', '--area', 'secrets', '--report', folder);
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out) => resolve({ code: error?.code, out }));
  });
  expect(code).toBe(1);
  expect(out).toContain('  FAIL personal.masked (portal): ');
  expect(out).toContain('    accountDetail: data.mobile is not masked');
  expect(out).toContain('| personal |       5 |       1 |       0 |       0 |');
  expect(out).toContain('Together: 11 passed, 1 failed, 0 not run');
  const [json = '', xml = ''] = ['conformance.json', 'conformance.junit.xml'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const report = JSON.parse(json);
  expect(report).toMatchObject({ server: origin, stopped: null, totals: { passed: 11, failed: 1 } });
  expect(report.areas.map(({ name }: { name: string }) => name)).toEqual(['secrets', 'personal']);
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  expect(document.querySelectorAll('testcase')).toHaveLength(12);
  expect([...document.querySelectorAll('failure')].map((one) => one.getAttribute('message'))).toEqual([
    'accountDetail: data.mobile is not masked',
  ]);
  // The configuration has this password, and the server returns this number in full.
  for (const text of [out, json, xml]) expect(text).not.toMatch(/Demo-2026-pass|154\d{8}/);
});

test('runs with --specification only the checks of the specification', async () => {
  const { code, printed } = await run(line(portal, '--specification'));
  expect(printed).toMatch(/Specification: [1-9]\d+ passed, 0 failed/);
  expect(printed).toContain('Portal: 0 passed, 0 failed, 0 not run');
  expect(code).toBe(0);
});

test('reports a missing call of the specification with --specification', async () => {
  const missing = {
    file: 'mock/anonApi/uaa.ts',
    find: '  getQRCode: getQrContent,\n',
    replace: '',
  };
  const { code, printed } = await run(line(await startPortal([missing]), '--specification'));
  expect(printed).toMatch(/FAIL endpoint\.getQRCode\.missing \(specification\): .*\n +GET \S+ → 404/);
  expect(code).toBe(1);
});

test('lists the calls of section 7 of the specification', () => {
  const calls = new Set(specifiedCalls.map((name) => endpoints[name]));
  expect([...calls].sort()).toEqual([...new Set(specifiedEndpoints)].sort());
});
