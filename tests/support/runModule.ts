/** Runs a few lines as an ES module in a process of its own: Jest reads CommonJS, some scripts ask for packages that are not. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the lines hand to `answer`, which goes through JSON. Rejects with what the process has said when it fails. */
export async function runModule<Answer>(lines: string): Promise<Answer> {
  const source = `const answer = (value) => process.stdout.write(JSON.stringify(value));\n${lines}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
