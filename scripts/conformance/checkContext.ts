/** Helpers of the checks: visitors, signed-in users, captchas and codes. */
import { randomBytes, randomInt } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { WorkPayload } from '@/contract';
import { describe, type Reply, readEnvelope, type Server, Visitor } from './client';
import { nameSubCode } from './codeNames';
import { readData } from './expect';
import { type Message, readOutbox, readUndo } from './outbox';
import { assert, Finding, Interrupted, NotRun } from './outcome';
import { seal } from './seal';
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

export class CheckContext {
  /** Ids of the applications that got a grant in this run. The grants are withdrawn at its end. */
  readonly grantedClientIds = new Set<string>();
  /** Ids of the addresses that this run has added. They are deleted at its end. */
  readonly addressIds = new Set<string>();
  /** Browsers in which this run has chosen to stay signed in. They are signed out at its end. */
  readonly keptVisitors = new Set<Visitor>();
  /** The original value of the notification setting `todo`; null while it is unchanged. */
  originalTodo: boolean | null = null;
  /** The possible passwords of the second account after an attempt to change it, the probable one first; else empty. */
  secondPasswords: string[] = [];
  private readonly members = new Map<string, Promise<Visitor>>();

  constructor(
    readonly settings: Settings,
    readonly server: Server,
  ) {}

  /** Returns a new browser, without cookies. */
  visitor(): Visitor {
    return new Visitor(this.server);
  }

  /** Requires --allow-changes, for checks whose writes the server stores. They are undone as far as possible. */
  needChanges(): void {
    if (!this.settings.allowChanges) throw new NotRun('changes something: needs --allow-changes');
  }

  needMessages(): void {
    if (!this.settings.allowMessages) throw new NotRun('sends messages: needs --allow-messages');
  }

  needVerifications(): void {
    if (!this.settings.allowVerifications)
      throw new NotRun('queries registries: needs --allow-verifications');
  }

  needUnusedMobile(): { region: string; mobile: string } {
    const { unusedMobile } = this.settings;
    if (!unusedMobile) throw new NotRun('needs a mobile number without an account: --unused-mobile');
    return unusedMobile;
  }

  /** Returns the first application that `fits`. */
  needClient(
    fits: (client: Client) => boolean = () => true,
    what = 'an application: --client-id and --redirect-uri',
  ): Client {
    const client = this.settings.clients.find(fits);
    if (!client) throw new NotRun(`needs ${what}`);
    return client;
  }

  ownCredentials(): Credentials {
    const { account } = this.settings;
    if (!account) throw new NotRun('needs an account: --account');
    return account;
  }

  /** Returns the account, signed in once for all checks that do not change its session. */
  member(): Promise<Visitor> {
    return this.memberFor('member', this.ownCredentials());
  }

  /** Returns a new session of the account. */
  async freshMember(): Promise<Visitor> {
    const visitor = this.visitor();
    await this.expectSignIn(visitor, this.ownCredentials());
    return visitor;
  }

  /** Returns the second account, which belongs to another person, signed in once for all checks. */
  async secondMember(): Promise<Visitor> {
    return this.memberFor('other', this.secondCredentials());
  }

  /** Returns the credentials of the second account, with its current password. */
  secondCredentials(): Credentials {
    const { secondAccount } = this.settings;
    if (!secondAccount) throw new NotRun('needs a second account: --second-account');
    return { ...secondAccount, password: this.secondPasswords[0] ?? secondAccount.password };
  }

  /** Returns the credentials of a spare account, which the checks may make unusable. */
  spareCredentials(index = 0): Credentials {
    const spare = this.settings.spareAccounts[index];
    const count = index === 0 ? 'an account' : 'another account';
    if (!spare) throw new NotRun(`needs ${count} that it may use up: --spare-account`);
    return spare;
  }

  /** Makes secondMember() sign in again at its next call. */
  forgetSecondMember(): void {
    this.members.delete('other');
  }

  /** Returns the account that leads a company, signed in once for all checks. */
  async leader(): Promise<Visitor> {
    return this.memberFor('leader', this.companyCredentials());
  }

  companyCredentials(): Credentials {
    const { companyAccount } = this.settings;
    if (!companyAccount) throw new NotRun('needs an account that leads a company: --company-account');
    return companyAccount;
  }

  private memberFor(key: string, who: Credentials): Promise<Visitor> {
    const cached = this.members.get(key);
    if (cached) return cached;
    const visitor = this.visitor();
    const signedIn = this.expectSignIn(visitor, who).then(() => visitor);
    this.members.set(key, signedIn);
    return signedIn;
  }

  /** Signs in by password. Throws a finding if that fails. */
  async expectSignIn(visitor: Visitor, who: Credentials, more?: Record<string, unknown>): Promise<Reply> {
    const reply = await this.signIn(visitor, who, more);
    assert(readEnvelope(reply).code === 20000, `${describe(reply)}: expected to sign in as ${who.account}`);
    return reply;
  }

  /** Tries to sign in by password, with a new key, and with a captcha if required. */
  async signIn(visitor: Visitor, who: Credentials, more: Record<string, unknown> = {}): Promise<Reply> {
    const { account, password, userType } = who;
    const secret = readData('secret', await visitor.call('secret'));
    const sealed = { userType, account, password: seal(secret, password), secretId: secret.id };
    const reply = await this.callLogin(visitor, { ...sealed, ...more });
    if (nameSubCode(readEnvelope(reply).subCode) !== 'CAPTCHA_REQUIRED' || 'captcha' in more) return reply;
    return this.signIn(visitor, who, { ...more, captcha: await this.captcha(visitor) });
  }

  /** Calls login by the password channel, with an unchanged body. */
  callLogin(visitor: Visitor, body: unknown): Promise<Reply> {
    return visitor.call('login', { query: { channelCode: '1' }, body });
  }

  /** Solves a new captcha of the visitor. Throws NotRun if the server offers no proof of work. */
  async captcha(visitor: Visitor): Promise<string> {
    const { captcha } = readData('domain', await visitor.call('domain'));
    if (captcha !== 'proof')
      throw new NotRun('the server offers no proof of work, and the kit reads no images');
    const challenge = readData('captchaChallenge', await visitor.call('captchaChallenge'));
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Finding('the proof of work takes longer than 90 seconds');
    return writeProof({ challenge, solution });
  }

  /** Returns a new session of the account after a step-up by password. */
  async steppedUp(): Promise<Visitor> {
    const visitor = await this.freshMember();
    readData('stepUp', await this.stepUp(visitor));
    return visitor;
  }

  /** Sends a step-up by a password, in the role of the headers. The default is the account's password. */
  async stepUp(visitor: Visitor, password = this.ownCredentials().password, headers = {}): Promise<Reply> {
    const secret = readData('secret', await visitor.call('secret'));
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
      if (this.server.stopped) throw new Interrupted('The run was stopped.');
      for (const message of await this.messagesTo(to)) {
        const text = read(message);
        if (text) return text;
      }
      await new Promise((resolve) => setTimeout(resolve, OUTBOX_PAUSE));
    }
    throw new Finding(`the outbox shows no message with ${what} within ${OUTBOX_WAIT / 1000} seconds`);
  }

  /** Returns the messages to a number or address, newest first. Of a masked one, compares the visible characters. */
  private async messagesTo(to: string): Promise<Message[]> {
    const { outbox, timeout } = this.settings;
    if (!outbox) throw new NotRun('reads messages: needs --outbox');
    const pattern = new RegExp(`^${to.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.+')}$`);
    return (await readOutbox(outbox, timeout)).filter((message) => pattern.test(message.to));
  }
}
