/**
 * The kit as a command: its messages about unusable servers and wrong options, and its exit codes.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAreas } from '../../../scripts/conformance/checks';
import { specifiedCalls } from '../../../scripts/conformance/specifiedCalls';
import { endpoints } from '../../../src/contract/endpoints';
import { specifiedEndpoints } from '../../contract/specification';
import { makeFolder } from '../../support/folders';
import { forkMockPortals } from '../../support/servers/mockPortals';
import { below, html, otherMessages, run, serve } from './servers';
import { line, settingsFor } from './settings';

// A run of the kit against the mock takes up to a minute while a build uses the processor.
jest.setTimeout(180_000);

const startPortal = forkMockPortals();
/** A portal for all tests that leave its accounts usable. */
let portal: string;
beforeAll(async () => {
  portal = await startPortal();
});

const FAST = ['--rate', '1000'];
const KNOWN = [...FAST, '--account', 'demo', '--area', 'personal'];
const PASSWORD = { PORTAL_PASSWORD: 'Demo-2026-pass' };

describe('an unusable server', () => {
  test('is reported if it is down', async () => {
    const { code, errors } = await run(['http://127.0.0.1:1', ...KNOWN], PASSWORD);
    expect([code, errors]).toEqual([2, expect.stringContaining('http://127.0.0.1:1 does not respond')]);
  });

  test('is reported if it returns pages', async () => {
    const { code, errors } = await run([await serve(html), ...KNOWN], PASSWORD);
    expect([code, errors]).toEqual([2, expect.stringContaining('is no server of this contract')]);
    expect(errors).toContain('text/html');
  });

  test('is reported if it never responds', async () => {
    const origin = await serve(() => undefined);
    const { code, errors } = await run([origin, ...KNOWN, '--timeout', '0.2'], PASSWORD);
    expect([code, errors]).toEqual([2, expect.stringContaining('no response within 0.2 seconds')]);
  });

  test('is reported if its API is below another path', async () => {
    const origin = await serve(below('/gate', portal));
    const { code, errors } = await run([`${origin}/gate/`, ...KNOWN], PASSWORD);
    expect([code, errors]).toEqual([2, expect.stringContaining('--base-path /gate')]);
    const there = await run([origin, ...KNOWN, '--base-path', '/gate'], PASSWORD);
    expect([there.code, there.errors]).toEqual([0, '']);
    const client = ['--client-id', 'demo-app', '--redirect-uri', 'http://127.0.0.1:8090/callback'];
    const oauth = [...FAST, '--account', 'demo', '--area', 'oauth', '--allow-changes', ...client];
    const flow = await run([origin, ...oauth, '--base-path', '/gate'], PASSWORD);
    expect(flow.code).toBe(0);
    expect(flow.printed).toContain('those of the gateway: oauth.standardClient');
  });

  test('is reported if it stops responding, and the remaining checks do not run', async () => {
    const forward = below('', portal);
    let calls = 0;
    const origin = await serve((req, res) => {
      calls += 1;
      if (calls < 40) forward(req, res);
    });
    const { code, printed } = await run([origin, ...FAST, '--account', 'demo', '--timeout', '0.3'], PASSWORD);
    expect(code).toBe(1);
    expect(printed).toContain('not run, the server stopped responding');
  });
});

test('uses the path of the address for pages only, and calls the API at the origin', async () => {
  const { code, printed } = await run(
    [`${portal}/portal`, ...FAST, '--account', 'demo', '--area', 'oauth'],
    PASSWORD,
  );
  expect(code).toBe(1);
  expect(printed).toMatch(
    /oauth\.discovery \(portal\): .*authorization_endpoint is \S+\/uaa\/authorize, not \S+\/portal\/uaa/,
  );
});

const AT = 'http://127.0.0.1:1';

test.each([
  [[], 'Name the address of a server.'],
  [['portal.example.com'], '"portal.example.com" is not the address'],
  [['ftp://portal.example.com'], 'is not the address'],
  [[AT, 'http://b.example', ...KNOWN], 'Name only one server.'],
  [[AT], 'Name an account with --account'],
  [[AT, '--account', 'demo'], 'No password of demo: set PORTAL_PASSWORD.'],
  [[AT, '--account', 'demo', '--password-env', 'MINE'], 'set MINE.'],
  [[AT, '--password', 'x'], "Unknown option '--password'"],
  [[AT, '--anonymous', '--area', 'nowhere'], '"nowhere" is no area: endpoints, conventions'],
  [[AT, '--anonymous', '--endpoint', 'nothing'], '"nothing" is not an endpoint: docs/openapi.json'],
  [
    [AT, '--anonymous', '--endpoint', 'login', '--area', 'oauth'],
    '--endpoint cannot be combined with --area.',
  ],
  [[AT, '--anonymous', '--rate', '0'], 'A rate is a number of requests per second.'],
  [[AT, '--anonymous', '--timeout', 'soon'], 'A timeout is a number of seconds'],
  [[AT, '--anonymous', '--unused-mobile', '154'], '"154" is not a mobile number'],
  [[AT, '--anonymous', '--account', 'demo'], '--anonymous cannot be combined with an account.'],
  [[AT, '--anonymous', '--spare-account', 'demo'], '--anonymous cannot be combined with an account.'],
  [
    [AT, '--account', 'demo', '--spare-account', 'demo'],
    'demo is a spare account: name it in no other option.',
  ],
  [[AT, '--account', ''], 'The name of an account is empty.'],
  [[AT, '--account', 'demo', '--second-account', 'demo'], 'The second account is the first one'],
  [[AT, '--anonymous', '--base-path', 'gate'], '--base-path begins with a slash: "/gate".'],
  [[AT, '--anonymous', '--report', ''], 'The name of the report is empty.'],
  [[AT, '--anonymous', '--report', '/dev/null/reports'], 'Reports cannot be written to /dev/null/reports'],
  [[AT, '--anonymous', '--client-id', 'x', '--redirect-uri', 'junk'], '"junk" is not the address'],
  [
    [AT, '--anonymous', '--client-id', 'x', '--redirect-uri', 'http://a.b/', '--client-secret-env', 'MINE'],
    'No secret of the application: set MINE.',
  ],
  [[AT, '--anonymous', '--client-id', 'x'], '--client-id requires --redirect-uri, and the reverse.'],
  [[AT, '--anonymous', '--outbox', 'http://'], 'is not the address of an outbox'],
  [[AT, '--config', 'no/such/file.json'], 'no/such/file.json: ENOENT'],
])('reports for %j: %s', async (args, sentence) => {
  const { code, errors, printed } = await run(args);
  expect([code, errors, printed]).toEqual([2, expect.stringContaining(sentence), '']);
  expect(errors).toContain('--help');
});

test('reports an unknown or malformed configuration', async () => {
  const file = join(makeFolder(), 'own.json');
  writeFileSync(file, JSON.stringify({ acount: { account: 'demo' } }));
  expect((await run([AT, '--config', file])).errors).toContain('acount');
  writeFileSync(file, '{');
  expect((await run([AT, '--config', file])).errors).toContain('JSON');
});

test('prints its help', async () => {
  const { code, printed } = await run(['--help']);
  expect([code, printed]).toEqual([0, expect.stringContaining('Exit codes: 0')]);
});

test('ends the run if the outbox is invalid', async () => {
  const outbox = await serve(html);
  const { code, errors } = await run(line(portal, '--area', 'codes', '--outbox', outbox));
  expect([code, errors]).toEqual([
    2,
    expect.stringContaining(`The outbox at ${outbox}/ returns no messages`),
  ]);
});

describe('on a portal', () => {
  test('sends, changes and locks nothing without permission', async () => {
    // On this portal no other test has sent a message.
    const origin = await startPortal();
    const { areas } = createAreas(await settingsFor(origin));
    const client = ['--client-id', 'demo-app', '--redirect-uri', 'http://127.0.0.1:8090/callback'];
    const accounts = ['--account', 'demo', '--second-account', 'newcomer'];
    const passwords = { ...PASSWORD, PORTAL_SECOND_PASSWORD: 'Demo-2026-pass' };
    const runChecks = (...only: string[]) =>
      run([origin, ...FAST, ...accounts, ...client, ...only], passwords);
    // The calls of all other endpoints take longer than all other areas; leave.test.ts runs them.
    const others = areas.flatMap(({ name }) => (name === 'endpoints' ? [] : ['--area', name]));
    const { code, printed } = await runChecks(...others);
    expect(code).toBe(0);
    expect(printed).toContain('not run, changes something: needs --allow-changes');
    expect(printed).toContain('not run, sends messages: needs --allow-messages');
    const sending = Object.keys(endpoints).filter((name) => name.endsWith('Code'));
    expect(sending).toEqual(expect.arrayContaining(['emailCode', 'loginCode', 'ownCode', 'smsCode']));
    expect((await runChecks(...sending.flatMap((name) => ['--endpoint', name]))).code).toBe(0);
    expect(await otherMessages(origin)).toEqual([]);
  });

  test('checks only calls of visitors without an account', async () => {
    const areas = ['--area', 'secrets', '--area', 'personal'];
    const { code, printed } = await run([portal, ...FAST, '--anonymous', ...areas]);
    expect([code, printed]).toEqual([0, expect.stringContaining('not run, needs an account: --account')]);
  });

  test('reports a run without any result as a failure', async () => {
    const { code, errors } = await run([portal, '--anonymous', '--area', 'personal']);
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

test('writes its reports, and exits with a code for the result', async () => {
  const fault = {
    file: 'mock/_domain/accounts/accounts.ts',
    find: '    mobile: maskMobile(account.mobile ??',
    replace: '    mobile: String(account.mobile ??',
  };
  const origin = await startPortal([fault]);
  const folder = join(makeFolder(), 'new/folder');
  const script = join(__dirname, '../../../scripts/conformance.mjs');
  const args = line(origin, '--area', 'personal', '--area', 'secrets', '--report', folder);
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out) => resolve({ code: error?.code, out }));
  });
  expect(code).toBe(1);
  expect(out).toContain('FAIL personal.masked (portal): accountDetail: data.mobile is not masked');
  const json = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'));
  expect(json).toMatchObject({ server: origin, totals: { passed: 11, failed: 1, notRun: 0 } });
  const xml = readFileSync(join(folder, 'conformance.junit.xml'), 'utf8');
  expect(xml).toContain('<testsuite name="Personal data" tests="6" failures="1" errors="0" skipped="0"');
  expect(xml.match(/<testcase /g)).toHaveLength(12);
  expect(xml.match(/<failure message="accountDetail: data\.mobile is not masked"\/>/g)).toHaveLength(1);
});

test('runs with --specification only the checks of the specification', async () => {
  const { code, printed } = await run(line(portal, '--specification'));
  expect(printed).toContain('endpoint.login.fields');
  expect(printed).not.toContain(' portal ');
  expect(printed).toMatch(/Specification: \d+ passed, 0 failed/);
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
  expect(printed).toMatch(/FAIL endpoint\.getQRCode\.missing \(specification\): GET \S+ → 404/);
  expect(code).toBe(1);
});

test('lists the calls of section 7 of the specification', () => {
  const calls = new Set(specifiedCalls.map((name) => endpoints[name]));
  expect([...calls].sort()).toEqual([...new Set(specifiedEndpoints)].sort());
});
