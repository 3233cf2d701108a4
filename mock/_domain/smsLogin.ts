/** Signing in with a code sent to a mobile number. */
import { randomBytes } from 'node:crypto';
import { LOGIN_CHANNEL, TICKET_LIFETIME } from '../../src/constants';
import type { CodeSent, LoginResult } from '../../src/services/contract';
import { accountOfMobile } from './accounts';
import { captchaAnswer } from './captcha';
import { now } from './clock';
import { sendCode, spendCode } from './codes';
import { mobileFields, oneTimeCode } from './contacts';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { readFields } from './fields';
import { Refusal } from './refusals';
import { recordFailure, signIn } from './signIn';
import { portal } from './state';
import type { Visit } from './visit';

/** A number that was proved and belongs to nobody yet. */
export interface RegisterTicket extends Expiring {
  region: string;
  mobile: string;
}

const TICKET_BYTES = 16;

/** Sends the code; a number nobody has gets one too. */
export function sendLoginCode(
  visit: Visit,
  body: { region?: unknown; mobile?: unknown; captcha?: unknown },
): CodeSent {
  const fields = { ...mobileFields(body), captcha: captchaAnswer };
  const { region, mobile, captcha } = readFields(body, fields);
  return sendCode(visit, { scene: 'login', kind: 'sms', region, to: mobile, captcha });
}

/** Channel 2. The right code of a number nobody has leads to registration, without a session. */
export function signInBySms(
  visit: Visit,
  body: { region?: unknown; mobile?: unknown; code?: unknown },
): LoginResult {
  const { region, mobile, code } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
  const account = accountOfMobile(region, mobile);
  try {
    spendCode(visit, { scene: 'login', kind: 'sms', region, to: mobile, code });
  } catch (error) {
    if (account && error instanceof Refusal) recordFailure(visit, account, LOGIN_CHANNEL.sms, error.subCode);
    throw error;
  }
  if (account) return signIn(visit, account, LOGIN_CHANNEL.sms);
  return { redirectUrl: `/uaa/register?ticket=${issueTicket({ visitor: visit.visitor, region, mobile })}` };
}

function issueTicket(proved: Omit<RegisterTicket, 'expiresAt'>): string {
  const { registerTickets } = portal();
  dropExpired(registerTickets);
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  registerTickets.set(ticket, { ...proved, expiresAt: now() + TICKET_LIFETIME });
  return ticket;
}

/** The number a ticket stands for, to the visitor who proved it. Reading leaves the ticket good. */
export function registerTicketOf({
  visitor,
  query,
}: Pick<Visit, 'visitor'> & { query: { ticket?: string } }) {
  const found = liveRecord(portal().registerTickets, query.ticket ?? '', visitor);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return { region: found.region, mobile: found.mobile };
}
