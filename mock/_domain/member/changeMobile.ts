/** Binds the first mobile number, or changes it after a proof of the old one. */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { Data } from '../../../src/contract';
import { findChannel } from '../../../src/domain/verificationChannels';
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { readContacts } from '../accounts/contacts';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { verifyBoundCertificate } from '../checks/certificateProof';
import { spendCode } from '../checks/codes';
import { assertSteppedUp, assertSteppedUpByFactor } from '../checks/stepUp';
import { maskMobile } from '../lib/masking';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { mobileGuideCountsAsStepUp } from '../signIn/guides';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { findLiveRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertRoomForTicket, createTicket } from '../store/tickets';

const fullNumber = ({ region, mobile }: Pick<Account, 'region' | 'mobile'>) => `${region} ${mobile}`;

/** Throws unless the request proves the number `to`, or its owner by a certificate or a recent verification. */
function assertProven(ctx: EndpointContext<'proveOwnMobile'>, to: string): void {
  const { visitor, account, body } = ctx;
  if (body.method !== 'certificate') assertSteppedUpByFactor(ctx);
  if (body.method === 'sms') {
    spendCode(ctx, { scene: 'changeMobile', kind: 'sms', region: account.region, to, code: body.code });
  } else if (body.method === 'certificate') {
    const { holder } = verifyBoundCertificate(visitor, body);
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  } else {
    consumeRecentVerification(visitor, account);
  }
}

/**
 * Marks a recent match as used: of this browser and account, by a channel that proves possession. The account
 * must have been verified before, because a declared identity proves nothing.
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
 * Exchanges a code, a certificate or a recent verification for the right to change the number once. With an
 * app, all but a certificate also require a step-up.
 */
export function proveOwnMobile(ctx: EndpointContext<'proveOwnMobile'>): Data<'proveOwnMobile'> {
  const { account } = ctx;
  if (account.mobile === null) throw new Refusal('NO_DESTINATION');
  const { ownMobileProofs } = getPortal();
  assertRoomForTicket(ownMobileProofs, ctx);
  assertProven(ctx, account.mobile);
  const facts = { accountId: account.id, from: fullNumber(account) };
  const proof = createTicket(ownMobileProofs, ctx, facts, STEP_UP_LIFETIME);
  return { proof, expiresAt: toInstant(now() + STEP_UP_LIFETIME) };
}

/** Throws TICKET_UNKNOWN for an unknown or expired proof, or of another account or number. */
function assertProof({ visitor, account }: EndpointContext<'changeMobile'>, proof: string): void {
  const found = findLiveRecord(getPortal().ownMobileProofs, proof, visitor);
  const isValid = found?.accountId === account.id && found.from === fullNumber(account);
  if (!isValid) throw new Refusal('TICKET_UNKNOWN');
}

/** Changes the number. The proof stays usable if the new number is taken. */
export function changeMobile(ctx: EndpointContext<'changeMobile'>): null {
  const { account } = ctx;
  const { proof, region, mobile } = ctx.body;
  assertProof(ctx, proof);
  if (fullNumber(account) === fullNumber({ region, mobile })) throw new Refusal('MOBILE_SAME');
  return setMobile(ctx, 'mobileChanged');
}

/**
 * Binds the first number. Outside the guide it needs a step-up. MOBILE_TAKEN comes only after the right code,
 * so that a caller cannot find out which numbers have accounts.
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
