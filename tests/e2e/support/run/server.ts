/** A portal of one's own: the built pages, the production headers and a fresh mock portal behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(__dirname, '../../../../scripts/serve.mjs');

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/** Address the server says it listens on; rejects where it ends without one. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (http:\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('the server ended before it listened');
}

/** Serves a build by its folder, with a bundle of the mock portal behind. Rejects where there is no build. */
export const startServer = (root: string, parts: string): Promise<Server> =>
  runServer(script, '--port', '0', '--root', root, '--parts', parts);

/** Runs a script that tells where it listens. Rejects where it does not. */
export async function runServer(...command: string[]): Promise<Server> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await addressOf(child);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, stop };
}
