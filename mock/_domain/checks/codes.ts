/**
 * One-time codes by SMS and mail. A code belongs to a visitor, a scene and a destination: a new one replaces it,
 * the right one is used up by being used.
 */
import { randomInt } from 'node:crypto';
import {
  CAPTCHA_AFTER_SENDS,
  CODE_LENGTH,
  CODE_LIFETIME,
  CODE_RESEND,
  CODE_TRIES,
  MINUTE,
  SECOND,
  SENDS_WINDOW,
} from '../../../src/constants';
import type { CodeScene, CodeSent, OwnCodeSent } from '../../../src/contract';
import type { Account } from '../accounts/accounts';
import { sendMessage } from '../accounts/outbox';
import { maskEmail, maskMobile } from '../lib/masking';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import { getPortal } from '../store/state';
import { spendCaptcha } from './captcha';

export interface IssuedCode {
  code: string;
  expiresAt: number;
  resendAt: number;
  triesLeft: number;
}

/** What a code is for, and where it goes: a mobile number with its region, or a mail address. */
export type Destination = { scene: CodeScene; to: string } & (
  | { kind: 'sms'; region: string }
  | { kind: 'mail' }
);

type Who = Pick<RequestContext, 'visitor' | 'lang'>;

/**
 * Sends a code. Throws CODE_TOO_SOON with the moments of the one sent last, and the captcha's refusals from the
 * third of the visitor's sends within ten minutes on; the captcha is gone afterwards, right or wrong.
 */
export function sendCode(
  visit: Who,
  { captcha, ...destination }: Destination & { captcha?: string },
): CodeSent {
  assertMayResend(visit, destination);
  const recent = (getPortal().codeSends.get(visit.visitor) ?? []).filter((at) => now() - at < SENDS_WINDOW);
  if (recent.length >= CAPTCHA_AFTER_SENDS) spendCaptcha(visit.visitor, captcha);
  getPortal().codeSends.set(visit.visitor, [...recent, now()]);
  return issue(visit, destination);
}

/** Sends a code to the person's own mobile or mail: no captcha. Throws NO_DESTINATION where there is none. */
export function sendOwnCode(
  visit: Who & { account: Account },
  scene: CodeScene,
  channel: 'mobile' | 'email',
): OwnCodeSent {
  const { region, mobile, email } = visit.account;
  const to = channel === 'mobile' ? mobile : email;
  if (!to) throw new Refusal('NO_DESTINATION');
  const mobileTo = { scene, kind: 'sms', region, to } as const;
  const own = channel === 'mobile' ? mobileTo : ({ scene, kind: 'mail', to } as const);
  const masked = { destination: channel === 'mobile' ? maskMobile(to) : maskEmail(to) };
  assertMayResend(visit, own, masked);
  return { ...issue(visit, own), ...masked };
}

/**
 * Uses a code. Throws CODE_EXPIRED where none was sent or its time is over, CODE_USED_UP once it was used or after
 * the fifth wrong one, else CODE_WRONG with the tries left.
 */
export function spendCode(who: Who, { code, ...destination }: Destination & { code: string }): void {
  const issued = getLiveCode(who, destination);
  if (issued.code === code) {
    issued.triesLeft = 0;
    return;
  }
  issued.triesLeft -= 1;
  const { triesLeft } = issued;
  throw new Refusal(triesLeft ? 'CODE_WRONG' : 'CODE_USED_UP', { triesLeft }, { triesLeft });
}

/** The code that is on its way; throws CODE_EXPIRED and CODE_USED_UP as spendCode does, and uses nothing up. */
export function getLiveCode({ visitor }: Who, destination: Destination): IssuedCode {
  const issued = getPortal().codes.get(keyOf(visitor, destination));
  if (!issued || issued.expiresAt <= now()) throw new Refusal('CODE_EXPIRED');
  if (issued.triesLeft === 0) throw new Refusal('CODE_USED_UP');
  return issued;
}

function keyOf(visitor: string, destination: Destination): string {
  const { scene, kind, to } = destination;
  const region = destination.kind === 'sms' ? destination.region : '';
  return [visitor, scene, kind, region, to.toLowerCase()].join(' ');
}

/** `more` goes out beside the moments of the code that is on its way. */
function assertMayResend({ visitor }: Who, destination: Destination, more: object = {}): void {
  const issued = getPortal().codes.get(keyOf(visitor, destination));
  if (!issued || issued.resendAt <= now()) return;
  const seconds = Math.ceil((issued.resendAt - now()) / SECOND);
  throw new Refusal('CODE_TOO_SOON', { seconds }, { ...momentsOf(issued), ...more });
}

function issue({ visitor, lang }: Who, destination: Destination): CodeSent {
  const { codes } = getPortal();
  dropExpired(codes);
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const at = now();
  const issued = { code, expiresAt: at + CODE_LIFETIME, resendAt: at + CODE_RESEND, triesLeft: CODE_TRIES };
  codes.set(keyOf(visitor, destination), issued);
  const { kind, to, scene } = destination;
  const values = { code, purpose: translate(lang, `purpose.${scene}`), minutes: CODE_LIFETIME / MINUTE };
  sendMessage({ kind, to, code, text: translate(lang, 'code.text', values) });
  return momentsOf(issued);
}

const momentsOf = ({ expiresAt, resendAt, triesLeft }: IssuedCode): CodeSent => ({
  expiresAt: toInstant(expiresAt),
  resendAt: toInstant(resendAt),
  triesLeft,
});
