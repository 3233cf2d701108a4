/** Writes the results of a run into files: as Markdown, or as JSON and JUnit XML. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from './outcome';
import { formatTable, formatTotals, toPrintable } from './report';
import { type AreaResult, count, type Result, STATES } from './run';
import type { Settings } from './settings';

export interface Report {
  server: string;
  at: string;
  /** The reason why the run is incomplete. */
  stopped: string | null;
  totals: Record<Result['state'], number>;
  areas: readonly AreaResult[];
}

export function toReport(server: string, results: readonly AreaResult[], stopped: string | null): Report {
  const areas = results.map((area) => ({
    ...area,
    results: area.results.map((result) => ({ ...result, message: toPrintable(result.message) })),
  }));
  const totals = Object.fromEntries(STATES.map((state) => [state, count(areas, state)]));
  return {
    server,
    at: new Date().toISOString(),
    stopped: stopped && toPrintable(stopped),
    totals: totals as Report['totals'],
    areas,
  };
}

/**
 * Writes a Markdown file, or conformance.json and conformance.junit.xml into a folder. Throws CannotRun if that fails.
 * @param stopped the reason why the run is incomplete
 */
export function writeReport(
  { report: target, origin, command }: Settings,
  areas: readonly AreaResult[],
  stopped: string | null,
): void {
  if (target === undefined) return;
  const report = toReport(origin, areas, stopped);
  const files = target.endsWith('.md')
    ? { [target]: formatMarkdown(report, command) }
    : {
        [join(target, 'conformance.json')]: `${JSON.stringify(report, null, 2)}\n`,
        [join(target, 'conformance.junit.xml')]: formatJUnit(report),
      };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } catch (error) {
    throw new CannotRun(`The report cannot be written to ${target} (${(error as Error).message}).`);
  }
}

/** Areas whose findings give a visitor or an account more than its permissions. */
const SECURITY_AREAS = [
  'secrets',
  'signIn',
  'sessions',
  'codes',
  'stepUp',
  'personal',
  'oauth',
  'companies',
  'credentials',
  'identities',
  'browsers',
  'panic',
];
/** Rules of other areas, by the id of the check. */
const SECURITY_IDS = /^(?:csrf|cors|cookie)\.|\.(?:foreign|session|header|type)$/;
/** Messages about a header of the response. */
const HEADERS = /: (?:Cache-Control|Content-Type|no Retry-After|Retry-After)/;
const SCHEMA_IDS = /\.(?:data|fields|envelope)$/;

/** The groups of findings, in the order in which to repair them. */
const GROUPS = [
  'Missing endpoints',
  'Security',
  'Wrong schemas',
  'Headers',
  'The rest',
  'Failures of the kit',
];

function groupOf(area: string, { id, state, message }: Result): string {
  if (state === 'broken') return 'Failures of the kit';
  if (id.endsWith('.missing')) return 'Missing endpoints';
  if (HEADERS.test(message)) return 'Headers';
  if (SECURITY_AREAS.includes(area) || SECURITY_IDS.test(id)) return 'Security';
  return SCHEMA_IDS.test(id) ? 'Wrong schemas' : 'The rest';
}

/** Text of a server as code, which Markdown shows unchanged. */
const toCode = (text: string) => `\`${text.replaceAll('`', "'")}\``;

/** Formats the findings in the order in which to repair them, each with the command that repeats it. */
export function formatMarkdown({ server, at, stopped, areas }: Report, command: string): string {
  const findings = areas.flatMap(({ name, results }) =>
    results
      .filter(({ state }) => state === 'failed' || state === 'broken')
      .map((result) => ({ ...result, area: name, group: groupOf(name, result) })),
  );
  const groups = GROUPS.flatMap((group) => {
    const rows = findings.filter((finding) => finding.group === group);
    if (rows.length === 0) return [];
    return [
      `## ${group} (${rows.length})\n`,
      ...rows.map(({ id, kind, title, message, endpoint, area }) => {
        const selection = endpoint ? `--endpoint ${endpoint}` : `--area ${area}`;
        return [
          `### ${id}\n`,
          `- Expected: ${title} (${kind})`,
          `- Received: ${toCode(message)}`,
          `- Repeat: ${toCode(`${command} ${selection}`)}\n`,
        ].join('\n');
      }),
    ];
  });
  const summary = [server, at, stopped ?? [], formatTotals(areas).split('\n')].flat();
  return [
    '# Conformance\n',
    `${summary.map((line) => `- ${line}`).join('\n')}\n`,
    `${formatTable(areas)}\n`,
    ...groups,
  ].join('\n');
}

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toXml = (text: string) => text.replace(/[&<>"]/g, (sign) => XML_ENTITIES[sign] ?? sign);

const XML_OUTCOMES = { failed: 'failure', broken: 'error', notRun: 'skipped' } as const;

/** Formats results as JUnit XML, for build servers. An incomplete run is an error. */
export function formatJUnit({ stopped, areas }: Report): string {
  const toCase = (area: string, { id, kind, title, state, message }: Result) => {
    const name = toXml(`${id} (${kind}): ${title}`);
    const outcome = state === 'passed' ? '' : `<${XML_OUTCOMES[state]} message="${toXml(message)}"/>`;
    return `    <testcase classname="conformance.${area}" name="${name}">${outcome}</testcase>`;
  };
  const countsOf = (counted: readonly AreaResult[]) =>
    [
      `tests="${counted.flatMap(({ results }) => results).length}"`,
      `failures="${count(counted, 'failed')}"`,
      `errors="${count(counted, 'broken')}"`,
      `skipped="${count(counted, 'notRun')}"`,
    ].join(' ');
  const end = { kind: 'portal', id: 'run.end', title: 'the run is complete', state: 'broken' } as const;
  const run = { name: 'run', title: 'Run', results: [{ ...end, message: stopped ?? '' }] };
  const all = stopped === null ? areas : [...areas, run];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${countsOf(all)}>`,
    ...all.flatMap((area) => [
      `  <testsuite name="${toXml(area.title)}" ${countsOf([area])}>`,
      ...area.results.map((result) => toCase(area.name, result)),
      '  </testsuite>',
    ]),
    '</testsuites>\n',
  ].join('\n');
}
