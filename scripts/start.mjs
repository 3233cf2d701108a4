#!/usr/bin/env node
/**
 * `npm start`: the development server with the mock portal.
 *
 *   npm start -- [--port 8000] [--host ADDRESS]
 *
 * The variables PORT and HOST have the same effect. The default host is the loopback address. `--no-mock` (npm run
 * start:no-mock) forwards calls to the server of PORTAL_API.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { assertPortIsFree, PortError, readPort } from './shared/port.mjs';

const repository = dirname(import.meta.dirname);

/** File with the running server of this folder. Two servers would write the same generated files. */
const LOCK = join(repository, '.dev-server.json');

/** Returns the running server of this folder, or undefined. */
function readRunning() {
  try {
    const running = JSON.parse(readFileSync(LOCK, 'utf8'));
    process.kill(running.process, 0);
    return running;
  } catch {
    return undefined;
  }
}

/** Lines of Umi that are not printed: its addresses, tips and progress. */
const NOISE = /[╔║╚]|你知道吗|Preparing\.\.\./;

const welcome = (address, isMock) =>
  isMock
    ? `
  The portal with its mock:  ${address}
  Accounts:                  demo, newcomer, boss (legal entity), password Demo-2026-pass; others are in docs/mock.md
  Outbox:                    the button in the corner has every code and message that the portal sent
  The API:                   ${address}/simulator/api
`
    : `\n  The portal:  ${address}\n  Calls go to ${process.env.PORTAL_API ?? 'http://localhost:8080'} (PORTAL_API).\n`;

async function start() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'no-mock': { type: 'boolean', default: false },
    },
  });
  const isMock = !values['no-mock'];
  const host = values.host ?? process.env.HOST;
  const port = readPort(values.port ?? (process.env.PORT || 8000));
  const running = readRunning();
  if (running) {
    throw new PortError(
      `A development server of this folder is running at ${running.address} (process ${running.process}). Stop it first: two servers would write the same generated files.`,
    );
  }
  await assertPortIsFree(port, 'npm start -- --port');
  const address = `http://${host && host !== '0.0.0.0' ? host : 'localhost'}:${port}`;
  writeFileSync(LOCK, JSON.stringify({ process: process.pid, address }));
  process.once('exit', () => rmSync(LOCK, { force: true }));

  const env = {
    ...process.env,
    PORT: String(port),
    ...(host && { HOST: host }),
    ...(isMock ? { MOCK_TOOLS: '1' } : { MOCK: 'none' }),
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
  const umi = join(repository, 'node_modules', '.bin', process.platform === 'win32' ? 'max.cmd' : 'max');
  const child = spawn(umi, ['dev'], {
    cwd: repository,
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let isWelcomePrinted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 0));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!NOISE.test(line)) console.log(line);
    if (isWelcomePrinted || !line.includes('Compiled in')) continue;
    isWelcomePrinted = true;
    console.log(welcome(address, isMock));
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
