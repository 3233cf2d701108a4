/** Input at the terminal: passwords and Ctrl-C. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CannotRun } from './outcome';

/** Reads a password without echo; undefined without a terminal. Throws CannotRun on Ctrl-C and Ctrl-D. */
export async function askPassword(question: string): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      const abort = () => reject(new CannotRun('No password was typed.'));
      lines.once('SIGINT', abort).once('close', abort);
      lines.question('').then(resolve, abort);
    });
  } finally {
    lines.close();
    stdout.write('\n');
  }
}

/** The exit code after Ctrl-C. */
export const INTERRUPTED = 130;

/** Calls `stop` on Ctrl-C; a second one ends the process. Returns a function that removes the listener. */
export function onInterrupt(stop: () => void): () => void {
  let presses = 0;
  const listener = () => {
    presses += 1;
    if (presses > 1) process.exit(INTERRUPTED);
    stop();
  };
  process.on('SIGINT', listener);
  return () => void process.off('SIGINT', listener);
}
