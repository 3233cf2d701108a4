/** What a run of tests says about a guard that was taken away. */
import type { Mutation } from './mutation';
import { parseReference, type TestReference, toNamePattern } from './references';

export interface RunTest {
  /** From the repository's root. */
  file: string;
  /** The full name, within whatever describes it. */
  name: string;
}

export interface Findings {
  passed: RunTest[];
  failed: RunTest[];
  /** Why files did not start. */
  broken: string[];
}

export interface Verdict {
  /** Whether every named test failed, and by what it found. */
  state: 'killed' | 'survived' | 'broken';
  /** What a reader wants to know of it. */
  says: string;
}

const matches =
  ({ file, title }: TestReference) =>
  (test: RunTest): boolean =>
    test.file === file && (title === undefined || new RegExp(toNamePattern(title)).test(test.name));

const formatReference = ({ file, title }: TestReference) => (title ? `${file} › ${title}` : file);

/**
 * What is wrong with the named tests while the guard is there: one that fails anyway, or is not there, tells nothing
 * by failing. Null where all of them are sound.
 */
export function findUnsound({ tests }: Mutation, { passed, failed, broken }: Findings): string | null {
  if (broken.length > 0) return `does not start: ${broken[0]}`;
  for (const reference of tests.map(parseReference)) {
    const isMeant = matches(reference);
    if (failed.some(isMeant)) return `fails with the guard as well: ${formatReference(reference)}`;
    if (!passed.some(isMeant)) return `runs nothing: ${formatReference(reference)}`;
  }
  return null;
}

/** Whether the tests named for a mutation noticed it: each of them has to. */
export function judge({ tests }: Mutation, findings: Findings | 'hangs'): Verdict {
  if (findings === 'hangs') return { state: 'killed', says: 'the tests did not come to an end' };
  const { failed, broken } = findings;
  const blind = tests.map(parseReference).find((reference) => !failed.some(matches(reference)));
  if (!blind) return { state: 'killed', says: failed[0]?.name ?? '' };
  if (broken.length > 0) return { state: 'broken', says: `does not start: ${broken[0]}` };
  return { state: 'survived', says: `not noticed by ${formatReference(blind)}` };
}

/** The files that a mutation's tests are in. */
export const listFiles = ({ tests }: Mutation): string[] => [
  ...new Set(tests.map((test) => parseReference(test).file)),
];

/** The tests to run for a mutation, as Jest's pattern; undefined where a whole file is named. */
export function toRunPattern({ tests }: Mutation): string | undefined {
  const titles = tests.map((test) => parseReference(test).title);
  return titles.includes(undefined)
    ? undefined
    : titles.map((title) => toNamePattern(title as string)).join('|');
}
