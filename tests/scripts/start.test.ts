/**
 * `npm start` prints the address of the portal, or what to do if it cannot start.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { readPort } from '../../scripts/shared/port.mjs';
import { root } from '../contract/sources';
import { makeFolder } from '../support/folders';

/** Replaces Umi, which takes a minute to start: prints lines of Umi, and its environment. */
const FAKE_UMI = `#!/usr/bin/env node
console.log('║ > Network: http://192.0.2.1:8000 ║');
console.log('MOCK=' + process.env.MOCK + ' MOCK_TOOLS=' + process.env.MOCK_TOOLS + ' PORT=' + process.env.PORT);
console.log('event - [Webpack] Compiled in 1 ms');
setInterval(() => {}, 1_000);
`;

const project = makeFolder();
const script = join(project, 'scripts/start.mjs');
const lock = join(project, '.dev-server.json');

beforeAll(() => {
  cpSync(join(root, 'scripts/start.mjs'), script);
  cpSync(join(root, 'scripts/shared/port.mjs'), join(project, 'scripts/shared/port.mjs'));
  const umi = join(project, 'node_modules/.bin/max');
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  writeFileSync(umi, FAKE_UMI);
  chmodSync(umi, 0o755);
});

const started: ChildProcess[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }
  for (const server of servers.splice(0)) server.close();
});

const environment = { ...process.env, PORT: undefined, HOST: undefined };
const runOnce = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: environment });

/** Listens on a free port and returns it. */
async function occupyPort(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as { port: number }).port;
}

/** Starts the server on a free port. Returns its output after the fake Umi has compiled. */
async function startServer(...args: string[]) {
  const port = await occupyPort();
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
  const child = spawn(process.execPath, [script, '--port', String(port), ...args], { env: environment });
  started.push(child);
  let printed = '';
  await new Promise<void>((done) => {
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(`http://localhost:${port}`) || printed.includes('PORTAL_API')) done();
    });
  });
  return { port, printed };
}

test('prints the address, the accounts and the outbox, and no network address', async () => {
  const { port, printed } = await startServer();
  expect(printed).toContain(`http://localhost:${port}`);
  expect(printed).toMatch(/demo.*Demo-2026-pass/);
  expect(printed).toContain('Outbox');
  expect(printed).not.toContain('Network');
  expect(printed).toContain(`MOCK=undefined MOCK_TOOLS=1 PORT=${port}`);
});

test('prints the server of the calls if the mock is off', async () => {
  const { printed } = await startServer('--no-mock');
  expect(printed).toContain('MOCK=none MOCK_TOOLS=undefined');
  expect(printed).toContain('http://localhost:8080 (PORTAL_API)');
  expect(printed).not.toContain('Outbox');
});

test('does not start a second server in the same folder', async () => {
  const { port } = await startServer();
  const { status, stderr } = runOnce('--port', '0');
  expect(stderr).toContain(`A development server of this folder is running at http://localhost:${port}`);
  expect(status).toBe(1);
});

test('starts again after a server that left its lock behind', async () => {
  writeFileSync(lock, JSON.stringify({ process: 2 ** 22, address: 'http://localhost:1' }));
  await startServer();
});

test('removes its lock when it is stopped', async () => {
  await startServer();
  expect(existsSync(lock)).toBe(true);
  const [child] = started.splice(0);
  const ended = new Promise((done) => child?.once('exit', done));
  child?.kill('SIGTERM');
  await ended;
  expect(existsSync(lock)).toBe(false);
});

test('proposes another port if the port is in use', async () => {
  const port = await occupyPort();
  const { status, stderr } = runOnce('--port', String(port));
  expect(stderr).toBe(
    `Port ${port} is in use. Stop the other program, or choose a port: npm start -- --port ${port + 1}\n`,
  );
  expect(status).toBe(1);
});

test.each(['', 'many', '-1', '70000', '80.5'])('refuses the port %s', (port) => {
  expect(() => readPort(port)).toThrow(`"${port}" is not a port`);
});

test('prints why it refuses a port, and exits with 1', () => {
  const { status, stderr } = runOnce('--port=many');
  expect(stderr).toContain('"many" is not a port');
  expect(status).toBe(1);
});
