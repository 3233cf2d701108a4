/** Runs the mock portal behind a real HTTP server. `Browser` calls it and stores its cookies. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { jsonOptions } from '../../config/requestBody';
import { listMessages } from '../../mock/_domain/accounts/outbox';
import { openSession } from '../../mock/_domain/accounts/sessions';
import { findDefaultRole } from '../../mock/_domain/companies/acting';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../mock/_domain/lib/cookies';
import { resetPortal } from '../../mock/_domain/seed/seed';
import { now } from '../../mock/_domain/store/clock';
import type { PortalRequest } from '../../mock/_domain/store/context';
import type { Account } from '../../mock/_domain/store/records/account';
import type { Session } from '../../mock/_domain/store/records/session';
import { getPortal } from '../../mock/_domain/store/state';
import { createVisitorId } from '../../mock/_domain/store/visitors';
import { createMockRouter } from '../../scripts/serve/mockRouter.mjs';
import { CAPTCHA_LIFETIME, CAPTCHA_TRIES, DAY } from '../../src/constants';
import type {
  Body,
  Data,
  EndpointName,
  Envelope,
  LoginChannels,
  LoginResult,
  StoredFile,
} from '../../src/contract';
import { allEndpoints, endpoints } from '../../src/contract/endpoints';
import { CODE_SUCCESS } from '../../src/contract/envelopeCodes';
import { giveKeyPair } from '../support/servers/keyPair';
import { seal } from '../support/servers/seal';
import { sendExactly } from '../support/servers/sendExactly';
import { assertDisclosed } from './disclosure';
import './matchers';

export { seal };

let isDisclosureChecked = false;

/** Makes `Browser.call` reject responses that show personal data against the contract, which takes long for each call. */
export const checkDisclosure = () => {
  isDisclosureChecked = true;
};

type Handler = (req: PortalRequest, res: ServerResponse) => unknown;

const MOCK = join(__dirname, '../../mock');

/**
 * Returns all handlers by 'METHOD /path', as Umi collects them: the default export of every file outside
 * _domain.
 */
export function collectHandlers(): Record<string, Handler> {
  const files = readdirSync(MOCK, { recursive: true, encoding: 'utf8' });
  const handlerFiles = files.filter((file) => file.endsWith('.ts') && !file.startsWith('_domain'));
  return Object.assign({}, ...handlerFiles.map((file) => require(join(MOCK, file)).default));
}

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Defaults to {} for a write, as in the client. */
  body?: unknown;
  /** A raw body, sent in place of `body`. */
  text?: string;
  headers?: Record<string, string>;
}

export interface Answer<T> extends Envelope<T> {
  status: number;
  headers: Headers;
}

/** Throws if the data do not match the endpoint's contract, with the path of each difference. */
function assertShape(name: EndpointName, data: unknown): void {
  const { issues } = v.safeParse(allEndpoints[name].data, data);
  if (!issues) return;
  const told = issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
  throw new Error(`${name} answers another shape than the contract's: ${told.join('; ')}`);
}

const DEVICE = { ip: '127.0.0.1', place: 'place.local', device: 'desktop', os: '', browser: '' } as const;

/** A browser reduced to its cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  lang = 'en-US';
  /** Whether the browser is new to every account. */
  isNew = false;

  constructor(readonly origin: () => string) {}

  /**
   * Sends a request given as 'METHOD /path', with the header and content type that the portal requires of
   * writes.
   */
  async fetch(address: string, sent: Sent = {}): Promise<Response> {
    const { params = {}, query = {}, text, headers } = sent;
    const [method = 'GET', template = ''] = address.split(' ');
    const { body = ['GET', 'OPTIONS'].includes(method) ? undefined : {} } = sent;
    const path = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const write = { 'X-Requested-With': 'portal', ...(!isForm && { 'Content-Type': 'application/json' }) };
    const response = await fetch(`${this.origin()}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        Cookie: this.cookieLine(),
        'Accept-Language': this.lang,
        ...(method === 'GET' ? {} : write),
        ...headers,
      },
      body: text ?? (isForm || body === undefined ? body : JSON.stringify(body)),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Sends a write exactly as given: fetch would replace the Host header, and omit an empty body. */
  async sendsExactly(
    address: string,
    body: string | Buffer,
    headers: Record<string, string>,
  ): Promise<Envelope<unknown> & { status: number }> {
    const [method, path = ''] = address.split(' ');
    const write = { 'x-requested-with': 'portal', 'content-type': 'application/json' };
    const response = await sendExactly(this.origin(), path.replace(/:\w+/g, 'x'), {
      method,
      headers: { cookie: this.cookieLine(), ...write, ...headers },
      body,
    });
    return { status: response.status, ...JSON.parse(response.body.toString()) };
  }

  private cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    if (line.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Calls one of the mock's tools. */
  async tool(address: string, sent?: Sent): Promise<Answer<unknown>> {
    const response = await this.fetch(address, sent);
    return { status: response.status, headers: response.headers, ...(await response.json()) };
  }

  /** Uploads a file in a form. */
  async uploads(
    content: Buffer,
    name: string,
    endpoint: 'uploadFile' | 'uploadOwnFile' = 'uploadFile',
  ): Promise<Answer<StoredFile>> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(content)]), name);
    return (await this.tool(endpoints[endpoint], { body })) as Answer<StoredFile>;
  }

  /**
   * Calls an endpoint of the contract. The body may be wrong on purpose. Rejects if the data of a success do
   * not have the shape that the contract gives the endpoint.
   */
  async call<N extends EndpointName>(
    name: N,
    sent?: Omit<Sent, 'body'> & { body?: Body<N> | Record<string, unknown> },
  ): Promise<Answer<Data<N>>> {
    const answer = (await this.tool(endpoints[name], sent)) as Answer<Data<N>>;
    if (answer.code === CODE_SUCCESS) {
      assertShape(name, answer.data);
      if (isDisclosureChecked)
        assertDisclosed(name, answer.data, getPortal().sessions.get(this.cookies.get(SESSION_COOKIE) ?? ''));
    }
    return answer;
  }

  /** Opens a session of the account in the browser without the sign-in, which would take most of the test's time. */
  opensSessionOf(account: string): this {
    const visitor = this.becomesVisitor();
    const session = openSession(accountOf(account).id, visitor, DEVICE, { previous: null });
    this.cookies.set(SESSION_COOKIE, session.id);
    return this;
  }

  /** Does what opensSessionOf does, and confirms every session of the portal. */
  hasConfirmedSessionOf(account: string): this {
    this.opensSessionOf(account);
    confirmSessions();
    return this;
  }

  /** Stores the browser as known to the account, so that a sign-in sends no alert. */
  private becomesKnown(name: string): void {
    const visitor = this.cookies.get(VISITOR_COOKIE) ?? '';
    const { accounts, browsers } = getPortal();
    const accountId = accounts.find(({ account }) => account === name)?.id;
    const key = `${visitor} ${accountId}`;
    if (!accountId || browsers.has(key)) return;
    const seen = { device: DEVICE, since: now() - 4 * DAY, lastSeenAt: now(), expiresAt: now() + DAY };
    browsers.set(key, { id: randomUUID(), accountId, ...seen, trust: null });
  }

  /** Tries to sign in with a password, encrypted with a fresh key, from a browser that the account knows unless `isNew`. */
  async signsIn(account: string, password = 'Demo-2026-pass', more: Partial<LoginChannels[1]['body']> = {}) {
    const { data: secret } = await this.call('secret');
    if (!this.isNew) this.becomesKnown(account);
    const body = {
      userType: 'person',
      account,
      password: seal(secret, password),
      secretId: secret.id,
      ...more,
    };
    return this.logsIn(1, body);
  }

  /** Calls the sign-in endpoint, which all channels share, with the given channel. */
  logsIn(channelCode: number, body: Record<string, unknown>): Promise<Answer<LoginResult>> {
    // A sign-in by QR code also returns its progress; no caller of this helper needs it.
    return this.call('login', { query: { channelCode: String(channelCode) }, body }) as Promise<
      Answer<LoginResult>
    >;
  }

  /** Returns whether a session is open in the browser. */
  async isOnline(): Promise<boolean> {
    return (await this.call('online')).data;
  }

  /** Gives the visitor a captcha without the image, which takes long to draw, and returns its solution. */
  solvesCaptcha(): string {
    const visitor = this.becomesVisitor();
    const answer = randomUUID().toUpperCase();
    const expiresAt = now() + CAPTCHA_LIFETIME;
    getPortal().captchas.set(visitor, { visitor, answer, expiresAt, triesLeft: CAPTCHA_TRIES });
    return answer;
  }

  /** Gives the browser a visitor id if it has none, and returns its id. */
  private becomesVisitor(): string {
    const visitor = this.cookies.get(VISITOR_COOKIE) ?? createVisitorId();
    this.cookies.set(VISITOR_COOKIE, visitor);
    return visitor;
  }
}

/** Signs an account in with its password, and returns its browser. */
export async function signedIn(
  browser: Browser,
  ...credentials: Parameters<Browser['signsIn']>
): Promise<Browser> {
  const { subCode } = await browser.signsIn(...credentials);
  if (subCode) throw new Error(`not signed in: ${subCode}`);
  return browser;
}

/** Finds an account by its name or its id. */
export function accountOf(name: string): Account {
  const found = getPortal().accounts.find(({ account, id }) => account === name || id === name);
  if (!found) throw new Error(`no account ${name}`);
  return found;
}

/** Returns the last message that the portal sent to a mobile number or mail address. */
export function lastSentTo(to: string) {
  const [message] = listMessages(to);
  if (!message) throw new Error(`nothing was sent to ${to}`);
  return message;
}

/** Returns the ticket in an address of the portal, or an empty text. */
export const ticketIn = (address: string | null | undefined): string => queryOf(address).ticket ?? '';

/** Returns the ticket in the link of the last message, or an empty text. */
export const ticketSentTo = (to: string): string => ticketIn(lastSentTo(to).link);

/** Returns the token in the link of the last message, or an empty text. */
export const tokenSentTo = (to: string): string => queryOf(lastSentTo(to).link).token ?? '';

/** Returns the query of an address on the portal. */
export const queryOf = (address: string | null | undefined): Record<string, string> =>
  Object.fromEntries(new URL(address ?? '', 'http://portal').searchParams);

/** Returns the id of the role in which the session's account acts if no header names one, or null. */
export function defaultRoleOf({ accountId }: Session): string | null {
  const account = getPortal().accounts.find(({ id }) => id === accountId);
  return (account && findDefaultRole(account)?.id) ?? null;
}

/** Ends the step-up of every session. */
export function endStepUps(): void {
  for (const session of getPortal().sessions.values()) session.steppedUpAt = null;
}

/** Marks every session as just confirmed, for this role or for the default role of its account. */
export function confirmSessions(roleId?: string): void {
  for (const session of getPortal().sessions.values()) {
    Object.assign(session, { steppedUpAt: now(), steppedUpFor: roleId ?? defaultRoleOf(session) });
  }
}

/** Returns six digits that differ from the given code. */
export const wrongCode = (code = '') => (code === '000000' ? '000001' : '000000');

/**
 * Runs the portal for a test file and resets it to the seed before each test. Returns a function that creates
 * browsers. Fails a test that sent a message with a date in machine format.
 */
export function runPortal(): () => Browser {
  const router = createMockRouter({ handlers: Object.entries(collectHandlers()), jsonOptions });
  const server = createServer((req, res) => router(req, res, () => res.writeHead(404).end()));
  // A test that computes for a long time must not find its connection closed as idle.
  server.keepAliveTimeout = 0;
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(giveKeyPair);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    resetPortal();
    // Give the seeded accounts the language of the tests' browsers.
    for (const account of getPortal().accounts) account.lang = 'en-US';
  });
  // People read the messages, so none may contain a date like 2026-11-22T14:41:06.816+08:00.
  afterEach(() => {
    const texts = getPortal().outbox.map(({ text }) => text);
    expect(texts.filter((text) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return () => new Browser(origin);
}
