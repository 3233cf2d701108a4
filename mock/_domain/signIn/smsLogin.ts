/** Sign-in with a code sent to a mobile number (docs/api.md, Sign-in). */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { Body, CodeSent, LoginChannels, LoginResult } from '../../../src/contract';
import { findAccountByMobile } from '../accounts/accounts';
import { sendCode, spendCode } from '../checks/codes';
import { getProof, issueProof } from '../checks/proofs';
import { Refusal } from '../lib/refusals';
import type { Caller, EndpointContext } from '../store/context';
import { getPortal } from '../store/state';
import { assertRoomForTicket } from '../store/tickets';
import { assertRoomToSignIn, signInAfter } from './secondFactor';
import { recordFailure } from './signIn';

/** Sends the code, also to a number without an account, so that the response reveals nothing. */
export function sendLoginCode(context: Caller, { region, mobile, captcha }: Body<'loginCode'>): CodeSent {
  return sendCode(context, { scene: 'login', kind: 'sms', region, to: mobile, captcha });
}

/** Channel 2: signs in with a code, or returns the address of the registration for an unknown number. */
export function signInBySms(
  context: Caller,
  { region, mobile, code, keep }: LoginChannels[2]['body'],
): LoginResult {
  const account = findAccountByMobile(region, mobile);
  const assertRoom = () =>
    account
      ? assertRoomToSignIn(context, account, { proof: 'sms' })
      : assertRoomForTicket(getPortal().proofs, context);
  try {
    // Only after the right code, because a 429 may depend on the state of the account.
    spendCode(context, { scene: 'login', kind: 'sms', region, to: mobile, code }, assertRoom);
  } catch (error) {
    if (account && error instanceof Refusal)
      recordFailure(context, account, LOGIN_CHANNEL.sms, error.subCode);
    throw error;
  }
  if (account) return signInAfter(context, account, { proof: 'sms', channel: LOGIN_CHANNEL.sms, keep });
  const { ticket } = issueProof(context, { scene: 'register', region, mobile });
  return { redirectUrl: `/uaa/register?ticket=${ticket}` };
}

/** Returns the number of a ticket to the visitor who proved it. The ticket stays usable. */
export function getRegisterTicket({ visitor, query }: EndpointContext<'registerTicket'>) {
  const { region, mobile } = getProof(visitor, 'register', query.ticket);
  return { region, mobile };
}
