/**
 * Binds the first mobile number of an account, or changes the number: first a proof of the old number, a certificate or a
 * verification, then a code to the new number.
 */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { Data } from '../../../src/contract';
import { findChannel } from '../../../src/domain/verificationChannels';
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { readContacts } from '../accounts/contacts';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { recordNothing, verifyBoundCertificate } from '../checks/certificateProof';
import { spendCode } from '../checks/codes';
import { assertSteppedUp, assertSteppedUpByFactor } from '../checks/stepUp';
import { maskMobile } from '../lib/masking';
import { createRandomId } from '../lib/randomId';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { mobileGuideCountsAsStepUp } from '../signIn/guides';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { assertRoom, findLiveRecord, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** It contains a proof, so a record of another visitor must not replace it. */
const PROVED = { whenShared: 'refuse' } as const;

const fullNumber = ({ region, mobile }: Pick<Account, 'region' | 'mobile'>) => `${region} ${mobile}`;

/** Throws unless the request proves the number `to`, or its owner by a certificate or a recent verification. */
function assertProven(ctx: EndpointContext<'proveOwnMobile'>, to: string): void {
  const { visitor, account, body } = ctx;
  if (body.method !== 'certificate') assertSteppedUpByFactor(ctx);
  if (body.method === 'sms') {
    spendCode(ctx, { scene: 'changeMobile', kind: 'sms', region: account.region, to, code: body.code });
  } else if (body.method === 'certificate') {
    const { holder } = verifyBoundCertificate(visitor, body, recordNothing);
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  } else {
    consumeRecentVerification(visitor, account);
  }
}

/**
 * Marks a matched verification as used. It is of this browser and account, not older than 10 minutes, and through a channel
 * that proves possession. The account must have been verified before, because a declared identity proves nothing. Throws
 * VERIFY_REQUIRED without such a verification.
 */
function consumeRecentVerification(visitor: string, account: Account): void {
  const recent = getPortal().verifications.find(
    (one) =>
      one.accountId === account.id &&
      one.visitor === visitor &&
      one.state === 'MATCHED' &&
      !one.spent &&
      one.levelBefore > 1 &&
      now() - (one.endedAt ?? 0) < STEP_UP_LIFETIME &&
      findChannel(one.channel)?.provesPossession,
  );
  if (!recent) throw new Refusal('VERIFY_REQUIRED');
  recent.spent = true;
}

/**
 * Exchanges a code to the old number, a certificate, or a recent verification for the right to change the number once.
 * Throws NO_DESTINATION without an old number. With an authenticator app, every proof except a certificate also
 * requires a step-up.
 */
export function proveOwnMobile(ctx: EndpointContext<'proveOwnMobile'>): Data<'proveOwnMobile'> {
  const { visitor, account } = ctx;
  if (account.mobile === null) throw new Refusal('NO_DESTINATION');
  const { ownMobileProofs } = getPortal();
  assertRoom(ownMobileProofs, ctx.req, PROVED);
  assertProven(ctx, account.mobile);
  const proof = createRandomId();
  const expiresAt = now() + STEP_UP_LIFETIME;
  const from = fullNumber(account);
  keepRecord(ownMobileProofs, proof, { visitor, accountId: account.id, from, expiresAt }, ctx.req, PROVED);
  return { proof, expiresAt: toInstant(expiresAt) };
}

/**
 * Throws TICKET_UNKNOWN if the proof is unknown or expired, belongs to another account, or if the number has
 * changed since.
 */
function assertProof({ visitor, account }: EndpointContext<'changeMobile'>, proof: string): void {
  const found = findLiveRecord(getPortal().ownMobileProofs, proof, visitor);
  const isValid = found?.accountId === account.id && found.from === fullNumber(account);
  if (!isValid) throw new Refusal('TICKET_UNKNOWN');
}

/**
 * Changes the number and alerts the owner, at the old number too. The proof stays usable if the new number is taken. Throws
 * MOBILE_SAME, the refusals of spendCode, and MOBILE_TAKEN only after the right code.
 */
export function changeMobile(ctx: EndpointContext<'changeMobile'>): null {
  const { account } = ctx;
  const { proof, region, mobile } = ctx.body;
  assertProof(ctx, proof);
  if (fullNumber(account) === fullNumber({ region, mobile })) throw new Refusal('MOBILE_SAME');
  return setMobile(ctx, 'mobileChanged');
}

/**
 * Binds a mobile number that a code has proved, and alerts the owner. Outside the guide that follows a sign-in it needs a
 * step-up. Throws FORBIDDEN if the account has a number already: changing it needs a proof of the old one. Throws
 * MOBILE_TAKEN only after the right code, so that a caller cannot find out which numbers have accounts.
 */
export function bindMobile(ctx: EndpointContext<'bindMobile'>): null {
  if (ctx.account.mobile !== null) throw new HttpRefusal(403, 'FORBIDDEN');
  if (!mobileGuideCountsAsStepUp(ctx)) assertSteppedUp(ctx);
  return setMobile(ctx, 'mobileBound');
}

/** Sets the number that a code proves, and alerts the owner. */
function setMobile(
  ctx: EndpointContext<'bindMobile'> | EndpointContext<'changeMobile'>,
  topic: 'mobileBound' | 'mobileChanged',
): null {
  const { account } = ctx;
  const { region, mobile, code } = ctx.body;
  spendCode(ctx, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (findAccountByMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  const former = readContacts(account);
  Object.assign(account, { region, mobile, mobileSetAt: now() });
  recordMemberBehavior(ctx, { type: 'MOBILE_CHANGE' });
  concludeCredentialChange(ctx, { topic, values: { mobile: maskMobile(mobile) }, former });
  return null;
}
