/** Settings of a run, from the command line and the configuration file. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { endpoints as allEndpoints } from '@/contract/endpoints';
import { CannotRun } from './outcome';

export const USAGE = `Checks a server against the contract of docs/api.md.

  npm run conformance -- ADDRESS [options]

ADDRESS is the address of the portal for users, such as https://portal.example.com or https://example.com/portal/.

  --account NAME   an account for tests; its password is in PORTAL_PASSWORD
  --config FILE    accounts, permissions and the test environment as JSON, see docs/conformance.md
  --area NAME      only this area; may be repeated
  --endpoint NAME  only this endpoint, an operation of docs/openapi.json; may be repeated
  --specification  only the checks of kind specification
  --report FILE.md writes the findings in the order of repair
  --report FOLDER  writes conformance.json and conformance.junit.xml
  --help

Exit codes: 0 all checks passed, 1 findings, 2 the run could not be completed, 130 after Ctrl-C.`;

/** A text, which stays as it is: a password may begin or end with a space. */
const name = v.pipe(v.string(), v.regex(/\S/));
const credentials = v.strictObject({
  account: name,
  password: name,
  userType: v.optional(v.picklist(['person', 'legal']), 'person'),
});
const permission = v.optional(v.boolean(), false);
/** An application that is registered at the server. */
const client = v.strictObject({
  id: name,
  redirectUri: v.pipe(v.string(), v.url()),
  secret: v.optional(name),
});

const configuration = v.strictObject({
  /** Without an account, only the checks for visitors run. */
  account: v.optional(credentials),
  /** An account of another person. */
  secondAccount: v.optional(credentials),
  /** An account that leads a company, and may read more than handlers. */
  companyAccount: v.optional(credentials),
  /** An account that may be locked for 15 minutes. */
  lockAccount: v.optional(credentials),
  /** Accounts that the checks may make unusable. */
  spareAccounts: v.optional(v.array(credentials), []),
  /** A mobile number without an account, whose messages the outbox shows. */
  unusedMobile: v.optional(v.strictObject({ region: name, mobile: name })),
  /** The address of the messages that the server has sent, relative to that of the server. */
  outbox: v.optional(name),
  /** The path before /anonApi on this server. */
  basePath: v.optional(v.pipe(v.string(), v.regex(/^(?:\/[^/]+)*$/)), ''),
  clients: v.optional(v.array(client), []),
  /** Whether the server has the endpoints of the legacy template's screens, too. */
  template: v.optional(v.boolean(), false),
  allowChanges: permission,
  allowMessages: permission,
  allowVerifications: permission,
  /** Per call, in seconds. */
  timeout: v.optional(v.pipe(v.number(), v.gtValue(0)), 10),
  /** Requests per second. The default is below the limit of config/nginx. */
  rate: v.optional(v.pipe(v.number(), v.gtValue(0)), 40),
});

export type Credentials = v.InferOutput<typeof credentials>;
export type Client = v.InferOutput<typeof client>;

export interface Settings extends v.InferOutput<typeof configuration> {
  origin: string;
  /** The base address of the pages, '' for the origin itself. */
  pages: string;
  areas: string[];
  /** Endpoints to check; all if empty. */
  endpoints: string[];
  /** Whether only the checks of kind `specification` run. */
  specification: boolean;
  /** A folder, or a Markdown file. */
  report?: string;
  /** The command of this run, without the options that select checks or a report. */
  command: string;
}

type Env = Record<string, string | undefined>;

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: text,
        config: text,
        area: list,
        endpoint: list,
        specification: flag,
        report: text,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

function readAddress(address: string | undefined): URL {
  if (address === undefined) throw new CannotRun('Name the address of a server.');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`"${address}" is not the address of a server.`);
  return url;
}

function readVariable(variable: string, env: Env): string {
  const value = env[variable];
  if (!value) throw new CannotRun(`Set the variable ${variable}.`);
  return value;
}

/** Reads the configuration file, in which `env:NAME` is the value of a variable. */
function readConfiguration(file: string, env: Env): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (_key, value) => {
      const [, variable] = /^env:(\w+)$/.exec(String(value)) ?? [];
      return variable === undefined ? value : readVariable(variable, env);
    });
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    // The message of a SyntaxError quotes the file, which may contain passwords.
    throw new CannotRun(`${file}: ${error instanceof SyntaxError ? 'no JSON' : (error as Error).message}`);
  }
}

const quote = (word: string) => (/^[\w./:=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Reads the command line and its configuration file. Returns null for --help. Throws CannotRun. */
export function readSettings(args: string[], env: Env): Settings | null {
  const { values, positionals } = parse(args);
  const { account, config, area: areas, endpoint: endpoints, specification, report } = values;
  if (values.help) return null;
  if (positionals.length > 1) throw new CannotRun('Name only one server.');
  const url = readAddress(positionals[0]);
  const read = v.safeParse(configuration, {
    ...(config !== undefined && readConfiguration(config, env)),
    ...(account !== undefined && { account: { account, password: readVariable('PORTAL_PASSWORD', env) } }),
  });
  if (!read.success) {
    // The message of an issue quotes the received value, which may be a password.
    const [issue] = read.issues;
    const expected = issue.expected ?? issue.type;
    throw new CannotRun(
      `The configuration is invalid: ${v.getDotPath(issue) ?? 'the whole'}: expected ${expected}.`,
    );
  }
  const { outbox, ...options } = read.output;
  if (outbox !== undefined && !URL.canParse(outbox, url)) {
    throw new CannotRun(`"${outbox}" is not the address of an outbox.`);
  }
  const usedUp = [options.lockAccount, ...options.spareAccounts];
  assertDifferent([options.account, options.secondAccount, ...usedUp]);
  assertDifferent([options.companyAccount, ...usedUp]);
  if (areas.length > 0 && endpoints.length > 0) {
    throw new CannotRun('--endpoint cannot be combined with --area.');
  }
  const unknown = endpoints.find((endpoint) => !Object.hasOwn(allEndpoints, endpoint));
  if (unknown !== undefined) {
    throw new CannotRun(`"${unknown}" is not an endpoint: docs/openapi.json lists them by operationId.`);
  }
  if (report?.trim() === '') throw new CannotRun('The name of the report is empty.');
  const pages = url.pathname.replace(/\/+$/, '');
  const serverOptions = Object.entries({ account, config }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, quote(value)],
  );
  return {
    ...options,
    origin: url.origin,
    pages,
    outbox: outbox && new URL(outbox, url).href,
    areas: endpoints.length > 0 ? ['endpoints'] : areas,
    endpoints,
    specification,
    report,
    command: ['npm run conformance --', `${url.origin}${pages}`, ...serverOptions].join(' '),
  };
}

/** The checks compare these accounts, or make one of them unusable for the other checks. */
function assertDifferent(people: readonly (Credentials | undefined)[]): void {
  const names = people.flatMap((who) => (who ? [`${who.userType}:${who.account}`] : []));
  const duplicate = names.find((one, index) => names.indexOf(one) !== index);
  if (duplicate) throw new CannotRun(`${duplicate} has two roles in the configuration.`);
}
