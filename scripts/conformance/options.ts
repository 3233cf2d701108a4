/** Options of a run, from the command line and the configuration file. */
import { parseArgs } from 'node:util';
import { endpoints as allEndpoints } from '@/contract/endpoints';
import { type Configuration, type Person, readConfiguration } from './configuration';
import { CannotRun } from './outcome';
import type { Client, Credentials, Settings } from './settings';
import { OPTIONS } from './usage';

export interface Environment {
  env: Record<string, string | undefined>;
  /** Reads a password from the terminal; undefined without a terminal. */
  askPassword: (question: string) => Promise<string | undefined>;
}

const DEFAULT_TIMEOUT = 10;
/** Below the limit of config/nginx, requests per second. */
const DEFAULT_RATE = 40;
const TIMEOUT_MAX = 600;
const SECOND = 1000;

function readAddress(address: string | undefined): URL {
  if (address === undefined) throw new CannotRun('Name the address of a server.');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`"${address}" is not the address of a server.`);
  return url;
}

/** Returns the options of a file without its accounts and permissions. */
const withoutPeople = (file: Configuration): Configuration => ({
  ...file,
  account: undefined,
  secondAccount: undefined,
  companyAccount: undefined,
  lockAccount: undefined,
  spareAccounts: undefined,
  allowChanges: undefined,
  allowMessages: undefined,
  allowVerifications: undefined,
});

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function readMobile(given: string | undefined): Settings['unusedMobile'] {
  if (given === undefined) return null;
  const [, region, mobile] = /^(\+\d{2,3}):(\d{6,15})$/.exec(given) ?? [];
  if (!region || !mobile) throw new CannotRun(`"${given}" is not a mobile number such as +86:15400000099.`);
  return { region, mobile };
}

function readTimeout(given: number): number {
  if (!(given > 0 && given <= TIMEOUT_MAX)) {
    throw new CannotRun(`A timeout is a number of seconds up to ${TIMEOUT_MAX}.`);
  }
  return given * SECOND;
}

function readRate(given: number): number {
  if (!(given > 0)) throw new CannotRun('A rate is a number of requests per second.');
  return given;
}

/** Returns the account of the command line, else that of the file. */
function choosePerson(name: string | undefined, passwordEnv: string | undefined, known?: Person) {
  if (name !== undefined) return { account: name, passwordEnv };
  if (passwordEnv !== undefined && known) return { account: known.account, passwordEnv };
  return known;
}

function readBasePath(given: string): string {
  if (given !== '' && !given.startsWith('/'))
    throw new CannotRun(`--base-path begins with a slash: "/${given}".`);
  return withoutSlash(given);
}

function readName(given: string | undefined, what: string): string | null {
  if (given === undefined) return null;
  if (given.trim() === '') throw new CannotRun(`${what} is empty.`);
  return given;
}

function readLockAccount(
  given: string | Person | undefined,
  env: Environment['env'],
): Settings['lockAccount'] {
  const who = typeof given === 'string' ? { account: given } : given;
  if (!who) return null;
  const { account, password, passwordEnv = 'PORTAL_LOCK_PASSWORD' }: Person = who;
  if (account.trim() === '') throw new CannotRun('The account to be locked is empty.');
  return { account, password: password ?? env[passwordEnv] ?? null };
}

const LEGAL = 'legal:';

async function findPassword(
  who: Person | undefined,
  variable: string,
  { env, askPassword }: Environment,
): Promise<Credentials | null> {
  if (!who) return null;
  const { passwordEnv = variable } = who;
  const isLegal = who.account.startsWith(LEGAL);
  const account = isLegal ? who.account.slice(LEGAL.length) : who.account;
  if (account.trim() === '') throw new CannotRun('The name of an account is empty.');
  const password = who.password ?? env[passwordEnv] ?? (await askPassword(`Password of ${account}: `));
  if (!password) throw new CannotRun(`No password of ${account}: set ${passwordEnv}.`);
  return { account, password, userType: isLegal ? 'legal' : 'person' };
}

async function findPasswords(people: readonly Person[], variable: string, environment: Environment) {
  const credentialsList: Credentials[] = [];
  // One after another, because each may prompt at the terminal.
  for (const who of people) {
    const credentials = await findPassword(who, variable, environment);
    if (credentials) credentialsList.push(credentials);
  }
  return credentialsList;
}

/** Reads the command line, which has precedence over its file. Returns null for --help. Throws CannotRun. */
export async function readSettings(args: string[], environment: Environment): Promise<Settings | null> {
  const { env } = environment;
  const { values: line, positionals } = parse(args);
  if (line.help) return null;
  if (positionals.length > 1) throw new CannotRun('Name only one server.');
  const url = readAddress(positionals[0]);
  const wholeFile = line.config === undefined ? {} : readConfiguration(line.config);
  // Without an account, the permissions that the file gives for its accounts do not apply.
  const file = line.anonymous ? withoutPeople(wholeFile) : wholeFile;
  const first = choosePerson(line.account, line['password-env'], file.account);
  if (!first && !line.anonymous) {
    throw new CannotRun('Name an account with --account, or check only what visitors see with --anonymous.');
  }
  const second = choosePerson(line['second-account'], line['second-password-env'], file.secondAccount);
  const leader = choosePerson(line['company-account'], line['company-password-env'], file.companyAccount);
  const spares = line['spare-account']?.map((account): Person => ({ account })) ?? file.spareAccounts ?? [];
  const people = [first, second, leader, line['lock-account'], ...spares];
  if (line.anonymous && people.some((person) => person !== undefined)) {
    throw new CannotRun('--anonymous cannot be combined with an account.');
  }
  if (second && second.account === first?.account) {
    throw new CannotRun('The second account is the first one: it has to belong to another person.');
  }
  const lock = readLockAccount(line['lock-account'] ?? file.lockAccount, env);
  const names = [first, second, leader, lock, ...spares].map((person) => person?.account);
  const duplicate = spares.find(({ account }) => names.indexOf(account) !== names.lastIndexOf(account));
  if (duplicate) throw new CannotRun(`${duplicate.account} is a spare account: name it in no other option.`);
  const { endpoint: endpoints = [] } = line;
  if (line.area && endpoints.length > 0) throw new CannotRun('--endpoint cannot be combined with --area.');
  const unknown = endpoints.find((name) => !Object.hasOwn(allEndpoints, name));
  if (unknown !== undefined) {
    throw new CannotRun(`"${unknown}" is not an endpoint: docs/openapi.json lists them by operationId.`);
  }
  const outbox = line.outbox ?? file.outbox;
  if (outbox !== undefined && !URL.canParse(outbox, url))
    throw new CannotRun(`"${outbox}" is not the address of an outbox.`);
  return {
    origin: url.origin,
    pages: withoutSlash(url.pathname),
    basePath: readBasePath(line['base-path'] ?? file.basePath ?? ''),
    account: line.anonymous ? null : await findPassword(first, 'PORTAL_PASSWORD', environment),
    secondAccount: await findPassword(second, 'PORTAL_SECOND_PASSWORD', environment),
    companyAccount: await findPassword(leader, 'PORTAL_COMPANY_PASSWORD', environment),
    lockAccount: lock,
    spareAccounts: await findPasswords(spares, 'PORTAL_SPARE_PASSWORD', environment),
    unusedMobile: readMobile(line['unused-mobile'] ?? file.unusedMobile),
    outbox: outbox === undefined ? null : new URL(outbox, url).href,
    clients: readClients(line, file, env),
    template: line.template ?? file.template ?? false,
    specification: line.specification ?? file.specification ?? false,
    areas: endpoints.length > 0 ? ['endpoints'] : (line.area ?? file.areas ?? []),
    endpoints,
    allowChanges: line['allow-changes'] ?? file.allowChanges ?? false,
    allowMessages: line['allow-messages'] ?? file.allowMessages ?? false,
    allowVerifications: line['allow-verifications'] ?? file.allowVerifications ?? false,
    timeout: readTimeout(
      line.timeout === undefined ? (file.timeout ?? DEFAULT_TIMEOUT) : Number(line.timeout),
    ),
    rate: readRate(line.rate === undefined ? (file.rate ?? DEFAULT_RATE) : Number(line.rate)),
    report: readName(line.report ?? file.report, 'The name of the report'),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

type Line = ReturnType<typeof parse>['values'];

function readClients(line: Line, file: Configuration, env: Environment['env']): Client[] {
  const { 'client-id': id, 'redirect-uri': redirectUri, 'client-secret-env': variable } = line;
  if ((id === undefined) !== (redirectUri === undefined)) {
    throw new CannotRun('--client-id requires --redirect-uri, and the reverse.');
  }
  const fromFile = (file.clients ?? []).map(({ secretEnv, ...client }) => ({
    ...client,
    ...(secretEnv !== undefined && { secret: readSecret(secretEnv, env) }),
  }));
  if (id === undefined || redirectUri === undefined) return fromFile.map(assertClient);
  const secret = variable === undefined ? env.PORTAL_CLIENT_SECRET : readSecret(variable, env);
  return [assertClient({ id, redirectUri, secret })];
}

/** Throws CannotRun without the secret: the checks would fail for another reason than the server. */
function readSecret(variable: string, env: Environment['env']): string {
  const secret = env[variable];
  if (!secret) throw new CannotRun(`No secret of the application: set ${variable}.`);
  return secret;
}

function assertClient(client: Client): Client {
  const { id, redirectUri } = client;
  if (id.trim() === '') throw new CannotRun('The id of an application is empty.');
  if (!URL.canParse(redirectUri))
    throw new CannotRun(`"${redirectUri}" is not the address of an application.`);
  return client;
}
