/** Formats results as text for the terminal. */
import type { Kind } from './check';
import { type AreaResult, count, type Result, STATES } from './run';

/**
 * Replaces characters of a server by a space if they move the cursor, end a line, change the direction of writing, or
 * are not allowed in XML.
 */
export const toPrintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');

/** Returns the reasons for checks that did not run, each once with its checks. */
function reasons(results: readonly Result[]): string[] {
  const skipped = results.filter(({ state }) => state === 'notRun');
  const messages = [...new Set(skipped.map(({ message }) => message))];
  return messages.map((message) => {
    const ids = skipped.filter((one) => one.message === message).map(({ id }) => id);
    const more = ids.length > 4 ? ` and ${ids.length - 4} more` : '';
    return `  not run, ${message}: ${ids.slice(0, 4).join(', ')}${more}`;
  });
}

/** Formats the number of results of each state; of failures of the kit only if there are any. */
function formatCounts(areas: readonly AreaResult[]): string {
  const broken = count(areas, 'broken');
  const counts = `${count(areas, 'passed')} passed, ${count(areas, 'failed')} failed, ${count(areas, 'notRun')} not run`;
  return broken > 0 ? `${counts}, ${broken} broken` : counts;
}

/** Formats an area as text: its numbers, its findings, and the checks that did not run. */
export function formatArea(area: AreaResult): string {
  const { title, name, results } = area;
  const findings = results
    .filter(({ state }) => state === 'failed' || state === 'broken')
    .flatMap((result) => [
      `  ${result.state === 'failed' ? 'FAIL' : 'BROKEN'} ${result.id} (${result.kind}): ${result.title}`,
      `    ${result.message}`,
    ]);
  const lines = [`${title} (${name}): ${formatCounts([area])}`, ...findings, ...reasons(results)];
  return lines.map(toPrintable).join('\n');
}

/** Formats the numbers of results as a table of the areas, which is also one in Markdown. */
export function formatTable(areas: readonly AreaResult[]): string {
  const rows = [
    ['area', 'passed', 'failed', 'not run', 'broken'],
    ['---', '---:', '---:', '---:', '---:'],
    ...areas.map((area) => [area.name, ...STATES.map((state) => String(count([area], state)))]),
  ];
  const nameWidth = Math.max(...rows.map(([name = '']) => name.length));
  const toLine = ([name = '', ...numbers]: string[]) =>
    [name.padEnd(nameWidth), ...numbers.map((number) => number.padStart('not run'.length))].join(' | ');
  return rows.map((row) => `| ${toLine(row)} |`).join('\n');
}

/** Formats the totals, which follow the table. */
export function formatTotals(areas: readonly AreaResult[]): string {
  const ofKind = (kind: Kind) =>
    areas.map((area) => ({ ...area, results: area.results.filter((one) => one.kind === kind) }));
  return [
    `Specification: ${formatCounts(ofKind('specification'))}`,
    `Portal: ${formatCounts(ofKind('portal'))}`,
    `Together: ${formatCounts(areas)}`,
  ].join('\n');
}
