/** One-time codes. Each belongs to a visitor, a scene and a destination (docs/specification.md 4.10). */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LIFETIME, CODE_RESEND, CODE_TRIES, MINUTE, SECOND } from '../../../src/constants';
import type { CodeScene, CodeSent, OwnCodeSent } from '../../../src/contract';
import { findAccountByMobile } from '../accounts/accounts';
import { listDestinations } from '../accounts/contacts';
import { sendMessage } from '../accounts/outbox';
import { isOwnEmail, isOwnMobile } from '../accounts/ownContact';
import { maskEmail, maskMobile } from '../lib/masking';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import type { Account, Destination } from '../store/records/account';
import type { IssuedCode } from '../store/records/proof';
import { getPortal } from '../store/state';
import { spendCaptcha } from './captcha';
import {
  type Asker,
  assertMaySend,
  assertMayTry,
  countMiss,
  countSend,
  needsSendCaptcha,
} from './codeLimits';

/** The scene of a code and where it goes. */
type CodeDestination = { scene: CodeScene } & Destination;

/** The visitor who requests or enters a code, and the language of the message. */
type Requester = Asker & Pick<RequestContext, 'lang'>;

/** Sends a code. Throws CODE_TOO_SOON, a 429, or as spendCaptcha does. */
export function sendCode(
  context: Requester,
  { captcha, ...destination }: CodeDestination & { captcha?: string },
): CodeSent {
  assertMayResend(context, destination);
  assertMaySend(context, destination);
  if (needsSendCaptcha(context, destination)) spendCaptcha(context.visitor, captcha);
  countSend(context, destination);
  return issue(context, destination, { own: false, account: findCodeAccount(context, destination) });
}

/**
 * Sends a code to the account's own contact, without a captcha. Throws NO_DESTINATION, CODE_TOO_SOON or a
 * 429.
 */
export function sendOwnCode(
  context: Requester & { account: Account },
  scene: CodeScene,
  channel: 'mobile' | 'email',
): OwnCodeSent {
  const kind = channel === 'mobile' ? 'sms' : 'mail';
  const contact = listDestinations(context.account).find((one) => one.kind === kind);
  if (!contact) throw new Refusal('NO_DESTINATION');
  const destination = { scene, ...contact };
  const masked = { destination: kind === 'sms' ? maskMobile(contact.to) : maskEmail(contact.to) };
  assertMayResend(context, destination, masked);
  assertMaySend(context, null);
  countSend(context, null);
  return { ...issue(context, destination, { own: true, account: context.account }), ...masked };
}

/**
 * Uses up a code. Throws CODE_EXPIRED, CODE_USED_UP, CODE_WRONG or a 429 (docs/api.md, One-time codes). If `assertUsable`
 * throws, the right code stays valid.
 */
export function spendCode(
  requester: Requester,
  { code, ...destination }: CodeDestination & { code: string },
  assertUsable: () => void = () => undefined,
): void {
  const issued = getLiveCode(requester, destination);
  const to = issued.own ? null : destination;
  assertMayTry(requester, to);
  if (issued.code === code) {
    assertUsable();
    issued.triesLeft = 0;
    return;
  }
  countMiss(requester, to);
  issued.triesLeft -= 1;
  const { triesLeft } = issued;
  throw new Refusal(triesLeft ? 'CODE_WRONG' : 'CODE_USED_UP', { triesLeft }, { triesLeft });
}

/** Returns the code that was sent, without using it up. Throws CODE_EXPIRED and CODE_USED_UP as spendCode does. */
export function getLiveCode(
  { visitor }: Pick<Requester, 'visitor'>,
  destination: CodeDestination,
): IssuedCode {
  const issued = getPortal().codes.get(keyOf(visitor, destination));
  if (!issued || issued.expiresAt <= now()) throw new Refusal('CODE_EXPIRED');
  if (issued.triesLeft === 0) throw new Refusal('CODE_USED_UP');
  return issued;
}

/** A code is valid only for its exact destination: another spelling may be another mailbox. */
const keyOf = (visitor: string, { scene, kind, region, to }: CodeDestination): string =>
  [visitor, scene, kind, region, to].join(' ');

/** Throws CODE_TOO_SOON. `extraData` is added to the data of the refusal. */
function assertMayResend({ visitor }: Requester, destination: CodeDestination, extraData: object = {}): void {
  const issued = getPortal().codes.get(keyOf(visitor, destination));
  if (!issued || issued.resendAt <= now()) return;
  const seconds = Math.ceil((issued.resendAt - now()) / SECOND);
  throw new Refusal('CODE_TOO_SOON', { seconds }, { ...toCodeSent(issued), ...extraData });
}

/** `own`: to the contact of the signed-in account. `account`: the owner of the destination. */
function issue(
  { visitor, lang }: Requester,
  destination: CodeDestination,
  { own, account }: { own: boolean; account: Account | undefined },
): CodeSent {
  const { codes } = getPortal();
  dropExpired(codes);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const at = now();
  const { kind, region, to, scene } = destination;
  const issued = {
    code,
    to,
    region,
    expiresAt: at + CODE_LIFETIME,
    resendAt: at + CODE_RESEND,
    triesLeft: CODE_TRIES,
    own,
  };
  codes.set(keyOf(visitor, destination), issued);
  const values = { code, purpose: translate(lang, `purpose.${scene}`), minutes: CODE_LIFETIME / MINUTE };
  const text = translate(lang, 'code.text', values);
  sendMessage({ kind, region, to }, { code, text }, { account, lang });
  return toCodeSent(issued);
}

const toCodeSent = ({ expiresAt, resendAt, triesLeft }: IssuedCode): CodeSent => ({
  expiresAt: toInstant(expiresAt),
  resendAt: toInstant(resendAt),
  triesLeft,
});

/** Finds the account that a code is about. A code for a new contact, a registration or an appeal has none. */
function findCodeAccount(
  caller: Pick<RequestContext, 'visitor' | 'account'>,
  { scene, ...to }: CodeDestination,
): Account | undefined {
  if (scene === 'login' && to.kind === 'sms') return findAccountByMobile(to.region, to.to);
  if (scene === 'verify') return caller.account;
  const { resets, frozenTickets, accounts } = getPortal();
  const pending = { reset: resets, unfreeze: frozenTickets }[scene as string];
  const ownPending = [...(pending?.values() ?? [])].filter(
    ({ visitor, expiresAt }) => visitor === caller.visitor && expiresAt > now(),
  );
  return accounts.find((one) => ownPending.some(({ accountId }) => accountId === one.id) && isOwn(one, to));
}

const isOwn = (account: Account, to: Destination): boolean =>
  to.kind === 'mail'
    ? isOwnEmail(account, to.to)
    : isOwnMobile(account, { region: to.region, mobile: to.to });
