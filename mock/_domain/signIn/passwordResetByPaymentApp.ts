/**
 * Proves by the payment app who resets a password (docs/api.md, Lost access). No other channel is strong
 * enough: other people may know printed data or hold a number.
 */
import { PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import type { Body, Data } from '../../../src/contract';
import { isVerified } from '../accounts/identityClaims';
import { isBeyondOutproving } from '../accounts/possession';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Visitor } from '../store/context';
import type { Account } from '../store/records/account';
import { keepTrip, readSubject, spendTrip } from '../verification/paymentApp';
import { findRecord, isAvailable } from '../verification/registries';
import { getPasswordReset } from './passwordReset';
import { acceptProof, refuse, type Who } from './passwordResetProof';

const CHANNEL = 'alipayVerify';

/** Returns the address of the payment app's page, for any reset. Throws RESET_UNKNOWN or VERIFY_DOWN. */
export function leaveForProof({ visitor, req }: Visitor, { id }: Body<'leaveReset'>): Data<'leaveReset'> {
  const { reset } = getPasswordReset(visitor, id);
  if (!isAvailable(CHANNEL)) throw new Refusal('VERIFY_DOWN');
  const expiresAt = Math.min(reset.expiresAt, now() + PROVIDER_STATE_LIFETIME);
  return { redirectUrl: keepTrip({ visitor, expiresAt, reset: id }, req) };
}

/**
 * Accepts the response of the payment app. Throws VERIFY_STATE, PROVIDER_REFUSED, RESET_UNKNOWN, or as
 * `refuse`.
 */
export function takeProof(context: Who, answer: Body<'returnReset'>): Data<'returnReset'> {
  const trip = spendTrip(context.visitor, answer.state, 'reset');
  const { reset: id = '' } = trip;
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (answer.error !== undefined) throw new Refusal('PROVIDER_REFUSED');
  const subject = readSubject(trip, answer);
  if (!account || !isOwner(account, subject)) refuse(context, { id, account, subCode: 'PROOF_MISMATCH' });
  const { idType, idNo } = account;
  reset.document = { idType, idNo };
  const step = acceptProof(context, { reset, account }, 'paymentApp');
  return { id, expiresAt: toInstant(reset.expiresAt), step };
}

/** Only a document that its owner has proved counts: another person may have verified it by printed data. */
function isOwner(account: Account, subject: string): boolean {
  const record = findRecord(CHANNEL, account);
  return isVerified(account) && isBeyondOutproving(account) && record?.fields.subject === subject;
}
