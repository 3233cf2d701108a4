/** On what a run was measured. */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  date: string;
  commit: string;
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  browser: string;
  /** Mean number of busy processes in the last minute; 0 where the system does not tell. */
  load: number;
}

const GIGABYTE = 2 ** 30;

/** The commit, with a word where files differ from it; '' where there is no Git. */
function readCommit(folder: string): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
}

/** Describes this machine as it is now. */
export function describeMachine(repository: string, browser: string): Machine {
  const [first] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(repository),
    processor: first?.model.trim() ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / GIGABYTE),
    node: process.version,
    browser,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

/** One line for the report. */
export const formatMachine = ({
  date,
  commit,
  processor,
  cores,
  memoryGb,
  node,
  browser,
  load,
}: Machine): string =>
  `${date}, ${commit}, ${cores} × ${processor}, ${memoryGb} GB, Node ${node}, ${browser}, load ${load} at the start`;
