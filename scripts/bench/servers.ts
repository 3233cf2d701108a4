/** What answers on this machine during a run: the portal's build, and the page without script. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from './options';
import type { Server, Tools } from './tools';

/** Builds the portal as `npm run build` does. Throws CannotRun where that fails. */
export function buildPortal({ repository }: Tools, env: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: repository,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new CannotRun('The build failed.');
}

/** Serves a build; answers with the address that its pages' paths follow. Throws CannotRun where there is none. */
export async function servePortal({ startServer }: Tools, root: string): Promise<Server> {
  try {
    const { origin, close } = await startServer({ root });
    return { origin: origin + (process.env.PORTAL_BASE ?? '/').replace(/\/$/, ''), close };
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

/** Serves the page that all others are measured by, at every address. */
export function serveFloor({ repository, listen }: Tools): Promise<Server> {
  const html = readFileSync(join(repository, 'scripts/bench/floor.html'));
  return listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(html);
  });
}
