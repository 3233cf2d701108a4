/** The findings of a run as Markdown, in the order in which to repair them. */
import { parseArgs } from 'node:util';
import type { AreaResult, Result } from './run';
import { OPTIONS } from './usage';

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
];
/** Rules of other areas, by the id of the check. */
const SECURITY_IDS = /^(?:csrf|cors|cookie)\.|\.(?:foreign|session|header|type)$/;
/** Messages about a header of the response. */
const HEADERS = /: (?:Cache-Control|Content-Type|no Retry-After|Retry-After)/;
const SCHEMA_IDS = /\.(?:data|fields|envelope)$/;

const GROUPS = [
  'Missing endpoints',
  'Security',
  'Wrong schemas',
  'Headers',
  'The rest',
  'Failures of the kit',
];
type Group = (typeof GROUPS)[number];

interface Row extends Result {
  area: string;
}

function groupOf({ area, id, state, message }: Row): Group {
  if (state === 'broken') return 'Failures of the kit';
  if (id.endsWith('.missing')) return 'Missing endpoints';
  if (HEADERS.test(message)) return 'Headers';
  if (SECURITY_AREAS.includes(area) || SECURITY_IDS.test(id)) return 'Security';
  return SCHEMA_IDS.test(id) ? 'Wrong schemas' : 'The rest';
}

const quote = (word: string) => (/^[\w./:=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The options that select the checks and the report of a run. */
const SELECTING = ['area', 'endpoint', 'specification', 'report'];

/** The command that repeats a finding. */
function toCommand(args: string[], { area, endpoint }: Row): string {
  const { tokens } = parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
  const words = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value];
    if (token.kind !== 'option' || SELECTING.includes(token.name)) return [];
    return [`--${token.name}`, token.value ?? []].flat();
  });
  const selected = endpoint ? ['--endpoint', endpoint] : ['--area', area];
  return ['npm run conformance --', ...[...words, ...selected].map(quote)].join(' ');
}

/** Text of a server as code, which Markdown shows unchanged. */
const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

const formatRow = (row: Row, args: string[]) =>
  [
    `### ${row.id}`,
    '',
    `- Endpoint: ${code(row.call ?? 'none was called')}`,
    `- Expected: ${row.title} (${row.kind})`,
    `- Received: ${code(row.message)}`,
    `- Repeat: ${code(toCommand(args, row))}`,
    '',
  ].join('\n');

/**
 * Returns the report of a run.
 * @param args the command line of the run
 * @param summary text above the findings
 */
export function formatMarkdown(areas: readonly AreaResult[], args: string[], summary: string): string {
  const rows = areas
    .flatMap(({ name, results }) => results.map((result) => ({ ...result, area: name })))
    .filter(({ state }) => state === 'failed' || state === 'broken');
  const groups = GROUPS.flatMap((group) => {
    const groupRows = rows.filter((row) => groupOf(row) === group);
    if (groupRows.length === 0) return [];
    return [`## ${group} (${groupRows.length})`, '', ...groupRows.map((row) => formatRow(row, args))];
  });
  return ['# Conformance', '', summary, '', ...groups].join('\n');
}
