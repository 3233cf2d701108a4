/** Helpers of the checks: visitors, signed-in users, captchas and messages. */
import { randomBytes, randomInt } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Data, WorkPayload } from '@/contract';
import { type Sent, Visitor } from './client';
import { readData } from './expect';
import { assert, CannotRun, Finding, NotRun } from './outcome';
import { describe, isSuccess, type Reply, subCodeOf } from './reply';
import { seal } from './seal';
import { Server } from './server';
import type { Client, Credentials, Settings } from './settings';

/** Longest time until the outbox shows a message, in ms. */
const OUTBOX_WAIT = 5_000;
const OUTBOX_PAUSE = 250;

/** A password that no account has. */
export const WRONG_PASSWORD = 'Not-the-password-2026';

/** The `captcha` field of a request that carries a proof of work. */
export const writeProof = (payload: WorkPayload): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64');

/** A name that no account has. */
export const unknownName = (): string => `nobody_${randomBytes(8).toString('hex')}`;
/** A ticket number without an appeal. */
export const unknownTicket = (): string =>
  `AP20000101${randomBytes(7).toString('hex').slice(0, 13).toUpperCase()}`;
/** An id that the server has never issued. */
export const unknownId = (): string => `unknown-${randomBytes(8).toString('hex')}`;
/** A valid mobile number. The checks cause no message to it. */
export const unknownMobile = (): string => `1540000${String(randomInt(10_000)).padStart(4, '0')}`;

/** The fields of the configuration that checks need, as named in the reason why a check does not run. */
const NEEDS = {
  account: 'an account',
  secondAccount: 'a second account',
  companyAccount: 'an account that leads a company',
  lockAccount: 'an account that may be locked',
  unusedMobile: 'a mobile number without an account',
  outbox: 'the messages that the server sends',
  allowChanges: 'permission to change something',
  allowMessages: 'permission to send messages',
  allowVerifications: 'permission to query registries',
} as const;

interface Message {
  to: string;
  code?: string;
  /** An address in the message. */
  link?: string;
}

/** Returns the token of the undo link in a message. */
const readUndo = ({ link }: Message): string | undefined =>
  /\/uaa\/undo\?(?:.*&)?token=([^&#]+)/.exec(link ?? '')?.[1];

export class CheckContext {
  /** The changes of this run that are not undone yet, by a name for the user. They are undone at its end. */
  readonly changes = new Map<string, () => Promise<unknown>>();
  /** The possible passwords of the second account after an attempt to change it, the probable one first; else empty. */
  secondPasswords: string[] = [];
  private readonly members = new Map<string, Promise<Visitor>>();
  readonly server: Server;

  /** @param warn prints that the kit pauses */
  constructor(
    readonly settings: Settings,
    warn?: (text: string) => void,
    signal?: AbortSignal,
  ) {
    this.server = new Server(settings, warn, signal);
  }

  /** Returns a new browser, without cookies. */
  visitor(): Visitor {
    return new Visitor(this.server);
  }

  /** Runs `use`, and undoes a change afterwards. If one of them fails, the end of the run undoes the change. */
  async withChange(what: string, undo: () => Promise<unknown>, use: () => Promise<void>): Promise<void> {
    this.changes.set(what, undo);
    await use();
    await undo();
    this.changes.delete(what);
  }

  /** Returns a part of the configuration. Throws NotRun without it. */
  need<K extends keyof typeof NEEDS>(key: K): NonNullable<Settings[K]> {
    const value = this.settings[key];
    if (!value) throw new NotRun(`needs ${NEEDS[key]}: ${key}`);
    return value;
  }

  /** Returns the first application that `fits`. */
  needClient(fits: (client: Client) => boolean = () => true, what = 'an application'): Client {
    const client = this.settings.clients.find(fits);
    if (!client) throw new NotRun(`needs ${what}: clients`);
    return client;
  }

  /** Returns the credentials of the second account, with its current password. */
  secondCredentials(): Credentials {
    const who = this.need('secondAccount');
    return { ...who, password: this.secondPasswords[0] ?? who.password };
  }

  /** Returns the credentials of a spare account, which the checks may make unusable. */
  spareCredentials(index = 0): Credentials {
    const spare = this.settings.spareAccounts[index];
    const count = index === 0 ? 'an account' : 'another account';
    if (!spare) throw new NotRun(`needs ${count} that it may use up: spareAccounts`);
    return spare;
  }

  /** Returns the account, signed in once for all checks that do not change its session. */
  async member(): Promise<Visitor> {
    return this.memberFor('account', this.need('account'));
  }

  /** Returns the second account, which belongs to another person, signed in once for all checks. */
  async secondMember(): Promise<Visitor> {
    return this.memberFor('secondAccount', this.secondCredentials());
  }

  /** Makes secondMember() sign in again at its next call. */
  forgetSecondMember(): void {
    this.members.delete('secondAccount');
  }

  /** Returns the account that leads a company, signed in once for all checks. */
  async leader(): Promise<Visitor> {
    return this.memberFor('companyAccount', this.need('companyAccount'));
  }

  private memberFor(key: string, who: Credentials): Promise<Visitor> {
    const member = this.members.get(key) ?? this.freshMember(who);
    this.members.set(key, member);
    return member;
  }

  /** Returns a new session of an account. */
  async freshMember(who = this.need('account')): Promise<Visitor> {
    const visitor = this.visitor();
    await this.expectSignIn(visitor, who);
    return visitor;
  }

  /** Signs in by password. Throws a finding if that fails. */
  async expectSignIn(visitor: Visitor, who: Credentials, more?: Record<string, unknown>): Promise<Reply> {
    const reply = await this.signIn(visitor, who, more);
    assert(isSuccess(reply), `${describe(reply)}: expected to sign in as ${who.account}`);
    return reply;
  }

  /** Tries to sign in by password, with a new key, and with a captcha if required. */
  async signIn(visitor: Visitor, who: Credentials, more: Record<string, unknown> = {}): Promise<Reply> {
    const { account, password, userType } = who;
    const secret = await visitor.read('secret');
    const sealed = { userType, account, password: seal(secret, password), secretId: secret.id };
    const reply = await this.callLogin(visitor, { ...sealed, ...more });
    if (subCodeOf(reply) !== 'CAPTCHA_REQUIRED' || 'captcha' in more) return reply;
    return this.signIn(visitor, who, { ...more, captcha: await this.captcha(visitor) });
  }

  /** Calls login by the password channel, with an unchanged body. */
  callLogin(visitor: Visitor, body: unknown): Promise<Reply> {
    return visitor.call('login', { query: { channelCode: '1' }, body });
  }

  /** Solves a new captcha of the visitor. Throws NotRun if the server offers no proof of work. */
  async captcha(visitor: Visitor): Promise<string> {
    const { captcha } = await visitor.read('domain');
    if (captcha !== 'proof')
      throw new NotRun('the server offers no proof of work, and the kit reads no images');
    const challenge = await visitor.read('captchaChallenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Finding('the proof of work takes longer than 90 seconds');
    return writeProof({ challenge, solution });
  }

  /** Returns a new session of the account after a step-up by password. */
  async steppedUp(): Promise<Visitor> {
    const visitor = await this.freshMember();
    await this.stepUp(visitor);
    return visitor;
  }

  /** Confirms a session by a password, in the role of the headers. The default is the account's password. */
  async stepUp(visitor: Visitor, password?: string, headers?: Sent['headers']): Promise<Data<'stepUp'>> {
    return readData('stepUp', await this.sendStepUp(visitor, password, headers));
  }

  async sendStepUp(
    visitor: Visitor,
    password = this.need('account').password,
    headers: Sent['headers'] = {},
  ): Promise<Reply> {
    const secret = await visitor.read('secret');
    const body = { method: 'password', value: seal(secret, password), secretId: secret.id };
    return visitor.call('stepUp', { body, headers });
  }

  /**
   * Returns the last code sent to a contact. Of a masked one, compares the visible characters. Throws NotRun
   * without an outbox, a finding if nothing was sent.
   */
  sentCode(to: string): Promise<string> {
    return this.findInMessages(to, 'a code', ({ code }) => code);
  }

  /** Returns the tokens of all undo links that were sent to a number or address, as in sentCode. */
  async listUndoTokens(to: string): Promise<string[]> {
    const messages = await this.messagesTo(to);
    return messages.map(readUndo).filter((token) => token !== undefined);
  }

  /** Returns the token of the last undo link that was sent as in sentCode, and is not one of `earlier`. */
  sentUndoToken(to: string, earlier: readonly string[]): Promise<string> {
    return this.findInMessages(to, 'an undo link', (message) => {
      const token = readUndo(message);
      return token && !earlier.includes(token) ? token : undefined;
    });
  }

  /** Waits for a message from which `read` returns a text. Returns that text. */
  private async findInMessages(
    to: string,
    what: string,
    read: (message: Message) => string | undefined,
  ): Promise<string> {
    for (let waited = 0; waited <= OUTBOX_WAIT; waited += OUTBOX_PAUSE) {
      for (const message of await this.messagesTo(to)) {
        const text = read(message);
        if (text) return text;
      }
      await this.server.sleep(OUTBOX_PAUSE);
    }
    throw new Finding(`the outbox shows no message with ${what} within ${OUTBOX_WAIT / 1000} seconds`);
  }

  /** Returns the messages to a number or address. Of a masked one, compares the visible characters. */
  private async messagesTo(to: string): Promise<Message[]> {
    const pattern = new RegExp(`^${to.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.+')}$`);
    return (await this.readOutbox()).filter((message) => pattern.test(message.to));
  }

  /** Returns the messages of the outbox, newest first. Throws CannotRun if the address has no outbox. */
  async readOutbox(): Promise<Message[]> {
    const outbox = this.need('outbox');
    try {
      const response = await fetch(outbox, { signal: AbortSignal.timeout(this.settings.timeout * 1000) });
      const { data } = JSON.parse(await response.text()) as { data: { list: Message[] } };
      return [...data.list];
    } catch (error) {
      // The message of a SyntaxError quotes the response.
      const reason = error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
      throw new CannotRun(`The outbox at ${outbox} returns no messages (${reason}).`);
    }
  }
}
