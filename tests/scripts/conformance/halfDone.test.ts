/**
 * The kit on an unfinished server: it lacks endpoints, limits the rate, and has some faults.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { checkServer } from '../../../scripts/conformance/main';
import { readSettings, type Settings } from '../../../scripts/conformance/settings';
import { read } from '../../contract/sources';
import { makeFolder } from '../../support/folders';
import { forkMockPortals } from '../../support/servers/mockPortals';
import { below, run, serve } from './servers';
import { configure, line } from './settings';

const startPortal = forkMockPortals();
/** A portal without a fault, for all tests that leave its accounts usable. */
let portal: string;
beforeAll(async () => {
  portal = await startPortal();
});

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*/, '');

/** The responses of usual servers to a path that they do not have. */
const MISSING_PATHS: Record<string, (res: ServerResponse) => void> = {
  '/anonApi/getVersion': (res) => res.writeHead(404, { 'Content-Type': 'text/html' }).end('Cannot GET'),
  '/anonApi/uaa/v1/getQRCode': (res) => res.writeHead(501).end(),
  '/authApi/user/v1/notificationSettings': (res) =>
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html>'),
  '/anonApi/account/v1/undo/check': (res) =>
    res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"status":404,"error":"Not Found"}'),
  '/oauth2/jwks': (res) => res.writeHead(404).end(),
};

/** Sends the data of `guide` in another shape, and lets caches store `cancellation`. */
async function spoil(origin: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
  const reply = await fetch(`${origin}${req.url}`, { headers });
  const text = await reply.text();
  const isGuide = req.url?.includes('guide');
  res.writeHead(reply.status, {
    'Content-Type': 'application/json',
    ...(isGuide && { 'Cache-Control': 'no-store' }),
  });
  res.end(isGuide ? text.replace('"data":null', '"data":"none"') : text);
}

const unfinished = (origin: string): RequestListener => {
  const forward = below('', origin);
  return (req, res) => {
    const path = pathOf(req);
    if (MISSING_PATHS[path]) MISSING_PATHS[path](res);
    else if (req.method === 'GET' && /\/(?:guide|cancellation)$/.test(path)) spoil(origin, req, res);
    else forward(req, res);
  };
};

/** Stores the times of requests, and refuses some of them with this `Retry-After`. */
function limit(isRefused: (number: number, path: string) => boolean, retryAfter: () => string | undefined) {
  const times: number[] = [];
  const refusing =
    (listener: RequestListener): RequestListener =>
    (req, res) => {
      times.push(Date.now());
      if (!isRefused(times.length, pathOf(req))) return listener(req, res);
      const header = retryAfter();
      if (header !== undefined) res.setHeader('Retry-After', header);
      res.writeHead(429, { 'Content-Type': 'text/plain' }).end('429');
    };
  return { times, refusing };
}

const failuresIn = (printed: string) => [...printed.matchAll(/^ {2}FAIL (\S+)/gm)].map(([, id]) => id);

describe('an unfinished server', () => {
  let printed: string;
  let report: string;
  beforeAll(async () => {
    const fault = {
      file: 'mock/_domain/companies/acting.ts',
      find: '({ id, accountId }) => id === roleId && accountId === account.id',
      replace: '({ id }) => id === roleId',
    };
    // Refuses each 500th request.
    const { refusing } = limit(
      (number) => number % 500 === 0,
      () => '1',
    );
    const origin = await serve(refusing(unfinished(await startPortal([fault]))));
    const areas = ['endpoints', 'changes', 'stepUp', 'oauth', 'limits'].flatMap((name) => ['--area', name]);
    const file = join(makeFolder(), 'new/folder/report.md');
    ({ printed } = await run(line(origin, ...areas, '--report', file)));
    report = readFileSync(file, 'utf8');
  }, 180_000);

  it('gets one finding for each missing endpoint and each fault, and no other', () => {
    expect(failuresIn(printed).sort()).toEqual([
      'acting.foreign',
      'endpoint./oauth2/jwks.missing',
      'endpoint.cancellation.envelope',
      'endpoint.changeNotificationSettings.missing',
      'endpoint.checkUndo.missing',
      'endpoint.getQRCode.missing',
      'endpoint.getVersion.missing',
      'endpoint.guide.data',
      'endpoint.notificationSettings.missing',
      // The portal knows another address than that of the server in front of it.
      'oauth.discovery',
      'oauth.tellsClient',
    ]);
    expect(printed).toMatch(/not run, needs GET \/\S+Settings, which the server lacks: changes\.setting/);
    expect(printed).toContain(
      "GET /authApi/uaa/v1/guide → 200, code 20000: not the contract's schema: data: expected Object",
    );
  });

  it('gets a Markdown report with the findings in the order of repair', () => {
    expect(report.match(/^## .*/gm)).toEqual([
      '## Missing endpoints (6)',
      '## Security (3)',
      '## Wrong schemas (1)',
      '## Headers (1)',
    ]);
    expect([...report.matchAll(/^### (\S+)/gm)].map(([, id]) => id).sort()).toEqual(
      failuresIn(printed).sort(),
    );
    expect(report).not.toMatch(/Demo-2026-pass|154\d{8}/);
  });

  it('gets the same finding from the command that repeats it', async () => {
    const [, finding = ''] = report.split('### endpoint.guide.data');
    const [, command = ''] = /- Repeat: `npm run conformance -- (.+)`/.exec(finding) ?? [];
    const { code, printed: again } = await run(command.split(' '));
    expect([code, failuresIn(again)]).toEqual([1, ['endpoint.guide.data']]);
  });
});

it('checks only the named endpoints, without getVersion', async () => {
  const origin = await serve(unfinished(portal));
  const args = line(origin, '--endpoint', 'domain', '--endpoint', 'online');
  const areas = await checkServer(readSettings(args, {}) as Settings);
  const ids = areas.flatMap(({ results }) => results.map(({ id }) => id.split('.')[1]));
  expect([...new Set(ids)].sort()).toEqual(['domain', 'online']);
});

it('runs without the endpoints for signing in', async () => {
  const forward = below('', portal);
  const origin = await serve((req, res) =>
    /secret$/.test(pathOf(req)) ? res.writeHead(404).end() : forward(req, res),
  );
  const { code, printed } = await run(line(origin, '--endpoint', 'domain', '--endpoint', 'accountDetail'));
  expect([code, failuresIn(printed)]).toEqual([1, ['endpoint.secret.missing']]);
  expect(printed).toMatch(/^ {2}not run, needs GET \S+secret, .* lacks: endpoint\.accountDetail\.data/m);
  expect(printed).not.toMatch(/not run.* endpoint\.domain/);
});

describe('a run with a limited rate of requests', () => {
  let forward: RequestListener;
  beforeAll(() => {
    forward = below('', portal);
  });
  const AREAS = ['--area', 'secrets', '--area', 'limits'];

  it('does not exceed the rate of the configuration', async () => {
    const { times, refusing } = limit(
      () => false,
      () => undefined,
    );
    const only = ['--endpoint', 'online', '--endpoint', 'loginCode', ...configure({ rate: 20 })];
    const { code } = await run([await serve(refusing(forward)), ...only]);
    expect(code).toBe(0);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(10);
    // On a busy machine some requests arrive late, and the next ones soon after them.
    const median = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)];
    expect(median).toBeGreaterThan(25);
  });

  it.each([
    ['seconds', () => '1', 1_000],
    ['a date', () => new Date(Date.now() + 2_000).toUTCString(), 1_000],
  ])(
    'pauses for the time in the Retry-After of a 429, given as %s',
    async (_form, retryAfter, leastPause) => {
      const { times, refusing } = limit((number) => number === 5, retryAfter);
      const { code, printed, errors } = await run([
        await serve(refusing(forward)),
        ...configure({}),
        ...AREAS,
      ]);
      expect([code, failuresIn(printed)]).toEqual([0, []]);
      expect((times[5] ?? 0) - (times[4] ?? 0)).toBeGreaterThanOrEqual(leastPause);
      expect(errors).toMatch(/The server refuses requests \(429\): waiting \d s\./);
    },
  );

  it.each([
    [undefined, [5], 'no Retry-After, expected whole seconds or a date'],
    ['1.5', [5], 'Retry-After is "1.5", expected whole seconds or a date'],
    ['0', [5, 6], 'refused again after the time in Retry-After'],
  ])('causes one finding if Retry-After is %s for requests %j', async (header, refused, message) => {
    const { refusing } = limit(
      (number) => refused.includes(number),
      () => header,
    );
    const { printed } = await run([await serve(refusing(forward)), ...configure({}), ...AREAS]);
    expect(failuresIn(printed)).toEqual(['limits.retryAfter']);
    expect(printed).toContain(`→ 429: ${message}`);
  });

  it('does not wait for a long Retry-After', async () => {
    const { times, refusing } = limit(
      (_number, path) => path.endsWith('/online'),
      () => '3600',
    );
    const only = ['--endpoint', 'online', '--endpoint', 'domain'];
    const { code, printed } = await run([await serve(refusing(forward)), ...configure({}), ...only]);
    expect(code).toBe(0);
    expect(printed).toMatch(/not run, the server limits the rate of GET \S+online \(429\): endpoint\.online/);
    expect(times.length).toBeLessThan(10);
  });
});

it('runs each command of the documents with success', async () => {
  const text = ['conformance', 'serving'].map((name) => read(`docs/${name}.md`)).join('\n');
  const commands = [...text.matchAll(/npm run conformance -- ([^`#\n]*)/g)].map(
    ([, line]) => line?.trim() ?? '',
  );
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) {
    const args = command
      .split(/ +/)
      .map((word) => word.replace(/^\$P$|^https?:.*/, portal).replace('NAME', 'demo'));
    const selected = args.includes('--endpoint') || args.includes('--area') ? [] : ['--endpoint', 'domain'];
    const { code } = await run([...args, ...selected], { PORTAL_PASSWORD: 'Demo-2026-pass' });
    expect([command, code]).toEqual([command, 0]);
  }
});
