/** Results as a table for people, as JSON and as JUnit XML. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaResult, count, type Result } from './run';

const MARKS: Record<Result['state'], string> = { passed: 'ok', failed: 'FAIL', notRun: 'not run' };
/** Above this an area is told by its rules, each over all endpoints. */
const ROWS_MAX = 60;
const SECOND = 1000;

const pad = (text: string, width: number) => text.padEnd(width);

/** One table. */
function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** The rules as rows, counted: `endpoint.online.data` is a result of the rule `data`. */
function ruleRows(results: readonly Result[]): string[][] {
  const rules = [...new Set(results.map(({ id }) => id.split('.').at(-1) ?? id))];
  const rows = rules.map((rule) => {
    const of = results.filter(({ id }) => id.endsWith(`.${rule}`));
    const number = (state: Result['state']) => String(of.filter((one) => one.state === state).length);
    return [rule, number('passed'), number('failed'), number('notRun')];
  });
  return [['rule', 'ok', 'FAIL', 'not run'], ...rows];
}

const plainRows = (results: readonly Result[]) =>
  results.map(({ id, title, state, took }) => [MARKS[state], id, title, `${took} ms`]);

/** Why not everything ran, each reason once with the checks it kept from running. */
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

/** All areas as text. */
export function formatTables(areas: readonly AreaResult[]): string {
  const parts = areas.map((area) => {
    const { title, name, results } = area;
    const failed = results.filter(({ state }) => state === 'failed');
    return [
      `${title} (${name}): ${count([area], 'passed')} passed, ${failed.length} failed, ${count([area], 'notRun')} not run`,
      ...table(results.length > ROWS_MAX ? ruleRows(results) : plainRows(results)),
      ...failed.map(({ id, message }) => `  FAIL ${id}: ${message}`),
      ...reasons(results),
    ].join('\n');
  });
  const total = `${count(areas, 'passed')} passed, ${count(areas, 'failed')} failed, ${count(areas, 'notRun')} not run`;
  return [...parts, `Together: ${total}`].join('\n\n');
}

/** Text of XML 1.0: what it cannot hold is left out. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const seconds = (results: readonly Result[]) =>
  (results.reduce((sum, { took }) => sum + took, 0) / SECOND).toFixed(3);

/** The results in the XML that build servers read. */
export function formatJUnit(areas: readonly AreaResult[]): string {
  const suites = areas.map((area) => {
    const cases = area.results.map(({ id, title, state, message, took }) => {
      const inner =
        state === 'failed'
          ? `<failure message="${escapeXml(message)}"/>`
          : state === 'notRun'
            ? `<skipped message="${escapeXml(message)}"/>`
            : '';
      const name = `name="${escapeXml(`${id}: ${title}`)}" time="${(took / SECOND).toFixed(3)}"`;
      return `    <testcase classname="conformance.${area.name}" ${name}>${inner}</testcase>`;
    });
    const numbers = `tests="${cases.length}" failures="${count([area], 'failed')}" skipped="${count([area], 'notRun')}"`;
    return [
      `  <testsuite name="${escapeXml(area.title)}" ${numbers} time="${seconds(area.results)}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** Writes conformance.json and conformance.junit.xml into a folder, which is made where there is none. */
export function writeReports(folder: string, origin: string, areas: readonly AreaResult[]): void {
  const totals = {
    passed: count(areas, 'passed'),
    failed: count(areas, 'failed'),
    notRun: count(areas, 'notRun'),
  };
  const told = { server: origin, at: new Date().toISOString(), totals, areas };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'conformance.json'), `${JSON.stringify(told, null, 2)}\n`);
  writeFileSync(join(folder, 'conformance.junit.xml'), formatJUnit(areas));
}
