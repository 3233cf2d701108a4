/** One run of the kit, from the command line to the exit code. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Area } from './check';
import { createAreas } from './checks';
import type { Server } from './client';
import { Kit } from './kit';
import { readSettings, type Surroundings, USAGE } from './options';
import { CannotRun } from './outcome';
import { assertReachable, assertSignsIn } from './preflight';
import { formatTables, writeReports } from './report';
import { type AreaResult, count, runAreas } from './run';
import type { Settings } from './settings';

const PASSED = 0;
const FINDINGS = 1;
const COULD_NOT_RUN = 2;

/** Asks on the terminal without showing what is typed. */
async function ask(question: string): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: true });
  const answer = await lines.question('');
  lines.close();
  stdout.write('\n');
  return answer;
}

function choose(areas: readonly Area[], wanted: readonly string[]): readonly Area[] {
  const names = areas.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new CannotRun(`"${unknown}" is no area: ${names.join(', ')}.`);
  return wanted.length === 0 ? areas : areas.filter(({ name }) => wanted.includes(name));
}

/** Asks the server everything that the settings allow. Throws CannotRun where nothing can be found out. */
export async function checkServer(settings: Settings): Promise<AreaResult[]> {
  const { origin, basePath, timeout } = settings;
  const { areas, onReply } = createAreas(settings);
  const chosen = choose(areas, settings.areas);
  const server: Server = { origin, basePath, timeout, silent: 0 };
  const kit = new Kit(settings, server);
  await assertReachable(kit);
  await assertSignsIn(kit);
  server.onReply = onReply;
  return runAreas(kit, chosen);
}

/**
 * Runs the kit as the command line says.
 * @param args what stands after the script's name
 * @param print takes what people read; `tell` what went wrong
 * @returns the exit code: 0 all passed, 1 there are findings, 2 it could not run
 */
export async function main(
  args: string[],
  { env, ask: asks }: Surroundings = { env: process.env, ask },
  print: (text: string) => void = console.log,
  tell: (text: string) => void = console.error,
): Promise<number> {
  try {
    const settings = await readSettings(args, { env, ask: asks });
    if (!settings) {
      print(USAGE);
      return PASSED;
    }
    const areas = await checkServer(settings);
    print(formatTables(areas));
    if (settings.report) writeReports(settings.report, settings.origin, areas);
    if (count(areas, 'failed') > 0) return FINDINGS;
    if (count(areas, 'passed') > 0) return PASSED;
    throw new CannotRun('Nothing could be checked.');
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    tell(`${error.message}\nnpm run conformance -- --help tells the options.`);
    return COULD_NOT_RUN;
  }
}
