/** Sign-ins that need a second factor: the ticket after the first proof, and the code (docs/api.md, Second factor). */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { Body, LoginChannels, LoginResult, SignInProof } from '../../../src/contract';
import { factorRules } from '../../../src/domain/factors';
import { findAccountById } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { isTrustedBrowser, trustThisBrowser } from '../accounts/browsers';
import { findAuthenticator } from '../accounts/factors';
import { spendFactorCode } from '../checks/secondFactor';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Caller } from '../store/context';
import { findLiveRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { WaitingSignIn } from '../store/records/factors';
import { getPortal } from '../store/state';
import { assertRoomForTicket, createTicket } from '../store/tickets';
import { bindAtSignIn, findBoundAccount, hasBindingAt } from './bindings';
import { stopByFactor } from './lostAccess';
import { assertRoomForRefusal } from './panic';
import { provePassword, recordFailure, signIn } from './signIn';

/** The first proof of a sign-in, and the data to complete the sign-in after the second. */
type FirstProof = Pick<WaitingSignIn, 'proof' | 'channel' | 'bind' | 'keep'>;

/**
 * Signs in after a first proof. If it requires a code, returns the address of its page, without a session.
 */
export function signInAfter(context: Caller, account: Account, first: FirstProof): LoginResult {
  if (!needsCode(context, account, first)) return complete(context, account, first, [first.proof]);
  const ticket = createTicket(getPortal().waitingSignIns, context, { accountId: account.id, ...first });
  return { redirectUrl: `/uaa/secondFactor?${new URLSearchParams({ ticket })}` };
}

/** Throws a 429 if signInAfter could not store a ticket that it needs. Call it before the first proof is used up. */
export function assertRoomToSignIn(
  context: Caller,
  account: Account,
  first: Pick<FirstProof, 'proof'>,
): void {
  if (needsCode(context, account, first)) assertRoomForTicket(getPortal().waitingSignIns, context);
  else assertRoomForRefusal(context, account);
}

function needsCode(context: Caller, account: Account, { proof }: Pick<FirstProof, 'proof'>): boolean {
  const asksForCode = factorRules[proof].asksForCode && findAuthenticator(account) !== undefined;
  return asksForCode && !isTrustedBrowser(context, account);
}

/** Completes a sign-in by a code, which also counts as a step-up. Success uses up the ticket. */
export function signInWithCode(context: Caller, { ticket, code, trust }: Body<'secondFactor'>): LoginResult {
  const { waitingSignIns } = getPortal();
  const waiting = findLiveRecord(waitingSignIns, ticket, context.visitor);
  const account = waiting && findAccountById(waiting.accountId);
  if (!account || !findAuthenticator(account)) throw new Refusal('TICKET_UNKNOWN');
  try {
    // Only after the right code, because a 429 may depend on the state of the account.
    spendFactorCode(account, code, () => assertRoomForRefusal(context, account));
  } catch (error) {
    if (error instanceof Refusal) recordFailure(context, account, waiting.channel, error.subCode);
    throw error;
  }
  waitingSignIns.delete(ticket);
  const result = complete(context, account, waiting, [waiting.proof, 'totp']);
  stopByFactor(context, account);
  const { req, session } = context;
  if (!session) return result;
  // A step-up would accept this code, but each code can be used only once.
  session.steppedUpAt = now();
  if (trust && trustThisBrowser(context, account))
    recordMemberBehavior({ req, session }, { type: 'BROWSER_TRUST' });
  return result;
}

function complete(
  context: Caller,
  account: Account,
  { channel, bind, keep }: FirstProof,
  openedBy: SignInProof[],
): LoginResult {
  const result = signIn(context, account, channel, { keep, openedBy });
  // During the wait for the code, the account may have bound another provider account, or another account this one.
  if (bind && !hasBindingAt(bind.provider, account.id) && !findBoundAccount(bind))
    bindAtSignIn(context, account, bind, channel);
  return result;
}

/** Channel 1: signs in with a password. Throws as provePassword and signInAfter do. */
export function signInWithPassword(context: Caller, body: LoginChannels[1]['body']): LoginResult {
  const channel = LOGIN_CHANNEL.password;
  const account = provePassword(context, body, channel);
  return signInAfter(context, account, { proof: 'password', channel, keep: body.keep });
}
