/** The kit on servers with faults: it stays within its permissions, cleans up, and reports no personal data. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { check } from '../../../scripts/conformance/check';
import { CheckContext } from '../../../scripts/conformance/checkContext';
import { listAreas } from '../../../scripts/conformance/checks';
import { cleanUp } from '../../../scripts/conformance/cleanUp';
import type { Visitor } from '../../../scripts/conformance/client';
import { readData } from '../../../scripts/conformance/expect';
import { checkServer } from '../../../scripts/conformance/main';
import { sendNewPassword } from '../../../scripts/conformance/otherAccounts';
import { CannotRun } from '../../../scripts/conformance/outcome';
import { runAreas } from '../../../scripts/conformance/run';
import { makeFolder } from '../../support/folders';
import { forkMockPortals } from '../../support/servers/mockPortals';
import { seededFaults } from './seededFaults';
import { below, otherMessages, serve } from './servers';
import { line, settingsFor } from './settings';

const startPortal = forkMockPortals();
jest.setTimeout(180_000);

const createContext = (origin: string) => new CheckContext(settingsFor(origin));

/** The ids of the grants and addresses of the account, which a run could leave behind. */
async function listGrantsAndAddresses(origin: string): Promise<string[]> {
  const member = await createContext(origin).member();
  const grants = await member.read('grants');
  const addresses = await member.read('addresses', { query: { pageSize: '100' } });
  return [...grants, ...addresses.list].map(({ id }) => id).sort();
}

test('withdraws its grants from a server that issues no token', async () => {
  const file = 'mock/_domain/oauth/token.ts';
  const find = "required(form, 'grant_type') !== 'authorization_code'";
  const origin = await startPortal([{ file, find, replace: 'form.size > 0' }]);
  const before = await listGrantsAndAddresses(origin);
  const [oauth] = await checkServer(settingsFor(origin, { areas: ['oauth'] }));
  expect(oauth?.results.find(({ id }) => id === 'oauth.idToken')?.state).toBe('failed');
  expect(await listGrantsAndAddresses(origin)).toEqual(before);
});

describe('the password of the second account', () => {
  const file = 'mock/_domain/member/changePassword.ts';
  const run = async (find: string, replace: string) => {
    const settings = settingsFor(await startPortal([{ file, find, replace }]), {
      areas: ['credentials'],
    });
    const left: string[] = [];
    const [area] = await checkServer(settings, { warn: (text) => left.push(text) });
    expect(area?.results.find(({ id }) => id === 'credentials.sessionId')?.state).toBe('failed');
    const kit = new CheckContext(settings);
    return {
      left,
      signIn: (password: string) => kit.signIn(kit.visitor(), { ...kit.secondCredentials(), password }),
    };
  };

  it('is restored if the server changes it and then reports a failure', async () => {
    const { left, signIn } = await run('recordChange(ctx);', "throw new Refusal('PASSWORD_WEAK');");
    expect(left).toEqual([]);
    readData('login', await signIn('Demo-2026-pass'));
  });

  it('is printed if it cannot be restored', async () => {
    const find = 'assertPasswordAllowed(account, clear.newPwd);';
    const { left, signIn } = await run(
      find,
      "if (clear.newPwd === 'Demo-2026-pass') throw new Refusal('PASSWORD_WEAK');",
    );
    const [, password = ''] =
      /changePassword of the second account \(the password may be "(.+)"\)/.exec(left.join()) ?? [];
    readData('login', await signIn(password));
  });
});

/** A server that demands no step-up. */
const noStepUp = {
  file: 'mock/_domain/checks/stepUp.ts',
  find: 'if (!isSteppedUp(owner)) demandStepUp(',
  replace: 'if (owner === null) demandStepUp(',
};

test('starts no export without permission on a server that demands no step-up', async () => {
  const origin = await startPortal([noStepUp]);
  const only = { areas: ['stepUp'], allowChanges: false, allowMessages: false };
  const [area] = await checkServer(settingsFor(origin, only));
  expect(area?.results.find(({ id }) => id === 'stepUp.export')?.state).toBe('notRun');
  expect(await otherMessages(origin)).toEqual([]);
});

test('uses up no spare account without permission for messages', async () => {
  const origin = await startPortal();
  const only = { areas: ['browsers', 'panic'], allowMessages: false };
  const results = (await checkServer(settingsFor(origin, only))).flatMap((area) => area.results);
  const ran = results.filter(({ state }) => state !== 'notRun').map(({ id }) => id);
  expect(ran).toEqual(['browsers.kept', 'browsers.keptEnds', 'browsers.shared']);
  const kit = createContext(origin);
  for (const index of [0, 1]) readData('login', await kit.signIn(kit.visitor(), kit.spareCredentials(index)));
});

test('ends only its own sessions on a server that does not list the current session first', async () => {
  const find = 'Number(b.id === own.id) - Number(a.id === own.id) || b.lastSeen - a.lastSeen';
  const replace = 'a.startedAt - b.startedAt';
  const origin = await startPortal([{ file: 'mock/_domain/member/sessions.ts', find, replace }]);
  const before = await createContext(origin).freshMember();
  const [area] = await checkServer(settingsFor(origin, { areas: ['sessions'] }));
  const failed = area?.results.filter(({ state }) => state === 'failed').map(({ id }) => id);
  expect(failed).toEqual(['sessions.list']);
  await before.read('accountDetail');
});

describe('the clean-up of a stopped run', () => {
  /** Stops the run of an area at a request, then cleans up. Returns the changes before and after the clean-up. */
  async function stopAt(
    isLast: (req: IncomingMessage) => boolean,
    area: string,
    listChanges: (member: Visitor) => Promise<unknown[]>,
  ) {
    const origin = await startPortal();
    const stop = new AbortController();
    const forward = below('', origin);
    const stopping = await serve((req, res) => {
      if (isLast(req)) stop.abort();
      forward(req, res);
    });
    const kit = new CheckContext(settingsFor(stopping), undefined, stop.signal);
    const list = async () => listChanges(await createContext(origin).member());
    const areas = listAreas(kit.settings).filter(({ name }) => name === area);
    await expect(runAreas(kit, areas)).rejects.toThrow('The run was stopped.');
    const before = await list();
    expect(await cleanUp(kit)).toEqual([]);
    return { before, after: await list() };
  }

  it('ends a session that lasts 30 days', async () => {
    const { before, after } = await stopAt(
      ({ url }) => Boolean(url?.endsWith('/sessions')),
      'browsers',
      async (member) => (await member.read('sessions')).filter(({ keptUntil }) => keptUntil !== null),
    );
    expect([before.length, after]).toEqual([1, []]);
  });

  it('removes a phrase', async () => {
    const { before, after } = await stopAt(
      ({ url }) => Boolean(url?.endsWith('/trustedBrowsers')),
      'personal',
      async (member) => [(await member.read('phrase')).setAt],
    );
    expect([before, after]).toEqual([[expect.any(String)], [null]]);
  });

  it('undoes all changes if Ctrl-C is pressed during it', async () => {
    const stop = new AbortController();
    const kit = new CheckContext(settingsFor(await startPortal()), undefined, stop.signal);
    kit.changes.set('first', async () => stop.abort());
    kit.changes.set('second', () => kit.freshMember());
    expect(await cleanUp(kit)).toEqual([]);
  });
});

test('names the new password of the second account, even if the server has stopped responding', async () => {
  const forward = below('', await startPortal());
  let isSilent = false;
  const origin = await serve((req, res) => {
    isSilent ||= req.method === 'PUT';
    if (!isSilent) forward(req, res);
  });
  const kit = new CheckContext({ ...settingsFor(origin), timeout: 1 });
  const visitor = await kit.freshMember(kit.secondCredentials());
  for (const what of ['first', 'second']) kit.changes.set(what, () => kit.visitor().read('domain'));
  await expect(sendNewPassword(kit, visitor, 'New-password-7')).rejects.toThrow('no response');
  const failures = await cleanUp(kit);
  expect(failures).toEqual([
    expect.stringMatching(/^first .*no response within 1 seconds/),
    expect.stringMatching(/^second .*no response within 1 seconds/),
    expect.stringContaining('the password may be "New-password-7"'),
  ]);
});

test('changes nothing through calls that a server should refuse, if the server lacks some rules', async () => {
  const faults = [
    {
      file: 'mock/_domain/http/handlers.ts',
      find: "if (!isOwn) throw new HttpRefusal(400, 'BAD_REQUEST');",
      replace: '',
    },
    noStepUp,
    {
      file: 'src/contract/requests/fields.ts',
      find: 'export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));',
      replace: 'export const text = (_max: number) => v.pipe(v.string());',
    },
    {
      file: 'src/contract/requests/fields.ts',
      find: '({ region, mobile }) => isMobile(mobile, region),',
      replace: '() => true,',
    },
  ];
  const origin = await startPortal(faults);
  const other = await createContext(origin).freshMember();
  const READS = [
    'addresses',
    'cancellation',
    'grants',
    'notificationSettings',
    'profile',
    'questions',
    'rules',
  ] as const;
  const state = () => Promise.all(READS.map((name) => other.read(name)));
  const before = await state();
  const only = { areas: ['endpoints'], allowChanges: false, allowMessages: false, allowVerifications: false };
  const [area] = await checkServer(settingsFor(origin, only));
  const failed = area?.results.filter(({ state: end }) => end === 'failed').map(({ id }) => id);
  expect(failed).toEqual(expect.arrayContaining(['endpoint.ownCode.invalid', 'endpoint.ownCode.header']));
  expect(await state()).toEqual(before);
  expect(await otherMessages(origin)).toEqual([]);
});

test('withdraws the invitation from a server that accepts any account as successor', async () => {
  const fault = seededFaults.find(({ name }) => name === 'an account of any level is named a successor');
  if (!fault) throw new Error('tests/data/conformanceFaults.txt has no fault with this name');
  const origin = await startPortal([fault]);
  const [area] = await checkServer(settingsFor(origin, { areas: ['companies'] }));
  expect(area?.results.find(({ id }) => id === 'companies.successorLevel')?.state).toBe('failed');
  const leader = await createContext(origin).leader();
  const [role] = await leader.read('roles');
  const handlers = await leader.read('handlers', { params: { id: role?.id ?? '' } });
  const successors = handlers.list.filter(({ capacity }) => capacity === 'LEGAL_REP');
  expect(successors.map(({ state }) => state)).not.toContain('PENDING');
  expect(successors.map(({ state }) => state)).toContain('CANCELLED');
});

test('reports data of another shape by path and expected type', async () => {
  const origin = await startPortal([
    {
      file: 'mock/_domain/accounts/accounts.ts',
      find: "    mobile: maskMobile(account.mobile ?? ''),",
      replace: '    mobile: Number(account.mobile),',
    },
  ]);
  const only = { areas: ['endpoints'], endpoints: ['accountDetail'] };
  const areas = await checkServer(settingsFor(origin, only));
  const found = areas[0]?.results.find(({ id }) => id === 'endpoint.accountDetail.data');
  expect(found?.message).toContain('mobile: expected string');
  expect(JSON.stringify(areas)).not.toMatch(/154\d{8}/);
});

test('reports a failure of the kit as broken', async () => {
  const kit = createContext(await startPortal());
  const fail = async () => void (undefined as unknown as { of: string }).of;
  const checks = [check('own.failure', 'fails', fail)];
  const [area] = await runAreas(kit, [{ name: 'own', title: 'Own', checks }]);
  expect(area?.results[0]?.state).toBe('broken');
});

test('reports the completed checks of an area in which the run ends', async () => {
  const kit = createContext(await startPortal());
  const secret = listAreas(kit.settings).find(({ name }) => name === 'secrets');
  const end = check('own.end', 'ends', async () => {
    throw new CannotRun('No more.');
  });
  const own = { name: 'own', title: 'Own', checks: [...(secret?.checks ?? []), end] };
  const seen: number[] = [];
  await expect(runAreas(kit, [own], ({ results }) => seen.push(results.length))).rejects.toThrow('No more.');
  expect(seen).toEqual([secret?.checks.length]);
});

test('cleans up, prints the results and writes the report after Ctrl-C', async () => {
  const origin = await startPortal();
  const before = await listGrantsAndAddresses(origin);
  const script = join(__dirname, '../../../scripts/conformance.mjs');
  // The first area ends soon, so that Ctrl-C stops the run in the area that creates addresses.
  const areas = ['conventions', 'changes', 'oauth'].flatMap((name) => ['--area', name]);
  const folder = makeFolder();
  const args = [script, ...line(origin, '--report', folder, ...areas)];
  const child = spawn(process.execPath, args);
  let printed = '';
  child.stdout.on('data', (text) => {
    if (printed === '') child.kill('SIGINT');
    printed += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(130);
  expect(printed).toContain('Together: ');
  const xml = readFileSync(join(folder, 'conformance.junit.xml'), 'utf8');
  expect(xml).toContain('<error message="The run was stopped."/>');
  expect(await listGrantsAndAddresses(origin)).toEqual(before);
});
