/** Results as a table of text, as Markdown, as JSON and as JUnit XML. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kind } from './check';
import { formatMarkdown } from './markdown';
import { CannotRun } from './outcome';
import { type AreaResult, count, type Result } from './run';

const STATES = ['passed', 'failed', 'notRun', 'broken'] as const;
const MARKS: Record<Result['state'], string> = {
  passed: 'ok',
  failed: 'FAIL',
  notRun: 'not run',
  broken: 'BROKEN',
};
/** Areas with more checks than this are reported by their rules, each over all endpoints. */
const ROWS_MAX = 60;
const SECOND = 1000;

const pad = (text: string, width: number) => text.padEnd(width);

/** Formats rows as lines of a table. */
function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** Returns a row with counts for each rule: `endpoint.online.data` is a result of the rule `data`. */
function ruleRows(results: readonly Result[]): string[][] {
  const rules = [...new Set(results.map(({ id }) => id.split('.').at(-1) ?? id))];
  const rows = rules.map((rule) => {
    const ruleResults = results.filter(({ id }) => id.endsWith(`.${rule}`));
    const number = (state: Result['state']) =>
      String(ruleResults.filter((result) => result.state === state).length);
    return [rule, ...STATES.map(number)];
  });
  return [['rule', ...STATES.map((state) => MARKS[state])], ...rows];
}

const plainRows = (results: readonly Result[]) =>
  results.map(({ id, kind, title, state, took }) => [MARKS[state], id, kind, title, `${took} ms`]);

/** Returns the reasons for checks that did not run, each once with its checks. */
function reasons(results: readonly Result[]): string[] {
  const skipped = results.filter(({ state }) => state === 'notRun');
  const messages = [...new Set(skipped.map(({ message }) => message))];
  return messages.map((message) => {
    const ids = skipped.filter((one) => one.message === message).map(({ id }) => id);
    const shown =
      ids.length > 4 ? `${ids.slice(0, 4).join(', ')} and ${ids.length - 4} more` : ids.join(', ');
    return `  not run, ${message}: ${shown}`;
  });
}

/** Formats the number of results of each state; of failures of the kit only if there are any. */
function formatCounts(areas: readonly AreaResult[]): string {
  const broken = count(areas, 'broken');
  const counts = `${count(areas, 'passed')} passed, ${count(areas, 'failed')} failed, ${count(areas, 'notRun')} not run`;
  return broken > 0 ? `${counts}, ${broken} broken` : counts;
}

/** Formats an area as text: its table, its findings, and the checks that did not run. */
export function formatArea(area: AreaResult): string {
  const { title, name, results } = area;
  const findings = results.filter(({ state }) => state === 'failed' || state === 'broken');
  return [
    `${title} (${name}): ${formatCounts([area])}`,
    ...table(results.length > ROWS_MAX ? ruleRows(results) : plainRows(results)),
    ...findings.map(({ id, kind, state, message }) => `  ${MARKS[state]} ${id} (${kind}): ${message}`),
    ...reasons(results),
    '',
  ].join('\n');
}

/** Formats the totals, which follow the last area. */
export function formatTotals(areas: readonly AreaResult[]): string {
  const ofKind = (kind: Kind) =>
    areas.map((area) => ({ ...area, results: area.results.filter((one) => one.kind === kind) }));
  return [
    `Specification: ${formatCounts(ofKind('specification'))}`,
    `Portal: ${formatCounts(ofKind('portal'))}`,
    `Together: ${formatCounts(areas)}`,
  ].join('\n');
}

/** Escapes a text for XML 1.0, and removes the characters that XML does not allow. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const seconds = (results: readonly Result[]) =>
  (results.reduce((sum, { took }) => sum + took, 0) / SECOND).toFixed(3);

const numbersOf = (areas: readonly AreaResult[], errors = 0) => {
  const results = areas.flatMap((area) => area.results);
  return [
    `tests="${results.length + errors}"`,
    `failures="${count(areas, 'failed')}"`,
    `errors="${count(areas, 'broken') + errors}"`,
    `skipped="${count(areas, 'notRun')}"`,
    `time="${seconds(results)}"`,
  ].join(' ');
};

const ELEMENTS = { failed: 'failure', broken: 'error', notRun: 'skipped' } as const;

function formatCase(area: string, { id, kind, title, state, message, took }: Result): string {
  const outcome = state === 'passed' ? '' : `<${ELEMENTS[state]} message="${escapeXml(message)}"/>`;
  const property = `<properties><property name="title" value="${escapeXml(title)}"/><property name="kind" value="${kind}"/></properties>`;
  const name = `classname="conformance.${area}" name="${escapeXml(id)}" time="${(took / SECOND).toFixed(3)}"`;
  return `    <testcase ${name}>${property}${outcome}</testcase>`;
}

/** Formats results as JUnit XML, for build servers. `stopped` is the reason why the run is incomplete. */
export function formatJUnit(areas: readonly AreaResult[], stopped: string | null = null): string {
  const suites = areas.map((area) =>
    [
      `  <testsuite name="${escapeXml(area.title)}" ${numbersOf([area])}>`,
      ...area.results.map((result) => formatCase(area.name, result)),
      '  </testsuite>',
    ].join('\n'),
  );
  if (stopped !== null) {
    const run = {
      id: 'run',
      kind: 'portal',
      title: 'the run is complete',
      state: 'broken',
      message: stopped,
      took: 0,
    } as const;
    const suite = { name: 'run', title: 'The run', results: [run] };
    suites.push(
      [`  <testsuite name="The run" ${numbersOf([suite])}>`, formatCase('run', run), '  </testsuite>'].join(
        '\n',
      ),
    );
  }
  const numbers = numbersOf(areas, stopped === null ? 0 : 1);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${numbers}>\n${suites.join('\n')}\n</testsuites>\n`;
}

/** The content of the reports until the run has ended. */
const UNFINISHED = 'The run has not ended.';

const isMarkdown = (report: string) => report.endsWith('.md');

/** Creates the folder and empty reports, which replace those of an earlier run. Throws CannotRun if that fails. */
export function startReports(report: string, origin: string, args: string[]): void {
  try {
    mkdirSync(isMarkdown(report) ? dirname(report) : report, { recursive: true });
    writeReports(report, origin, args, [], UNFINISHED);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotRun(`Reports cannot be written to ${report} (${code ?? message}).`);
  }
}

/**
 * Writes a Markdown file, or conformance.json and conformance.junit.xml into a folder.
 * @param args the command line of the run
 * @param stopped the reason why the run is incomplete
 */
export function writeReports(
  report: string,
  origin: string,
  args: string[],
  areas: readonly AreaResult[],
  stopped: string | null,
): void {
  if (isMarkdown(report)) {
    const lines = [
      origin,
      new Date().toISOString(),
      ...formatTotals(areas).split('\n'),
      stopped ?? [],
    ].flat();
    const summary = lines.map((line) => `- ${line}`).join('\n');
    writeFileSync(report, formatMarkdown(areas, args, summary));
    return;
  }
  const totals = Object.fromEntries(STATES.map((state) => [state, count(areas, state)]));
  const content = { server: origin, at: new Date().toISOString(), stopped, totals, areas };
  writeFileSync(join(report, 'conformance.json'), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(join(report, 'conformance.junit.xml'), formatJUnit(areas, stopped));
}
