/** Starts a portal: the built pages, the production headers and a new mock portal as the API. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(__dirname, '../../../../scripts/serve.mjs');

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/** Reads the address on which the server listens; rejects if the server ends without printing one. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (http:\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('The server ended before it listened; its error is printed above.');
}

/** Serves the build in a folder, with a bundle of the mock portal as the API. Rejects if there is no build. */
export async function startServer(root: string, parts: string): Promise<Server> {
  const command = [script, '--port', '0', '--root', root, '--parts', parts];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await addressOf(child);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, stop };
}
