/** Runs ES module code in a separate process: Jest loads CommonJS, but some scripts import packages that are ES modules only. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resolves with the value that the code passes to `answer`, serialized as JSON. Rejects with the output of a failed process. */
export async function runModule<Result>(code: string): Promise<Result> {
  const source = `const answer = (value) => process.stdout.write(JSON.stringify(value));\n${code}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], {
    // Node's default of 1 MiB is too small for prerendered pages.
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
