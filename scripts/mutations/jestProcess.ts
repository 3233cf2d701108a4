/** A process of its own that runs tests, so that a test that does not end can be ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Findings } from './findings';

/** No named test takes that long on a busy machine. */
const TIMEOUT = 240_000;
/** Jest leaves something behind with each run. */
const MEMORY_MAX = 1_500_000_000;

type Answer = (Findings & { memory: number }) | { error: string };

/** Runs unit tests in a copy of the repository. */
export class JestProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly folder: string) {}

  private start(): ChildProcess {
    const worker = join(this.folder, 'scripts/mutations/worker.mjs');
    const env = { ...process.env, NODE_ENV: 'test' };
    // What it prints is about tests that are to fail.
    return fork(worker, { cwd: this.folder, env, execArgv: [], silent: true });
  }

  /** Runs the tests of some files whose names match; 'hangs' where they do not come to an end. */
  async run(files: readonly string[], pattern?: string): Promise<Findings | 'hangs'> {
    this.child ??= this.start();
    const { child } = this;
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<Answer | 'hangs'>((resolve) => {
      timer = setTimeout(() => resolve('hangs'), TIMEOUT);
      child.once('message', resolve);
      child.once('exit', (code) => resolve({ error: `the process of the tests ended with ${code}` }));
      child.send({ files, pattern });
    });
    clearTimeout(timer);
    child.removeAllListeners();
    if (answer === 'hangs' || 'error' in answer || answer.memory > MEMORY_MAX) this.end();
    if (answer !== 'hangs' && 'error' in answer) throw new Error(answer.error);
    return answer;
  }

  end() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
