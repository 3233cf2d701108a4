/** Another mobile number for an account: first the old one is proved, or a certificate, then the new one. */
import { randomBytes } from 'node:crypto';
import { STEP_UP_LIFETIME } from '../../../src/constants';
import type { Data } from '../../../src/contract';
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { sendMessage } from '../accounts/outbox';
import { certificateFields, challengeId, verifyCertificateProof } from '../checks/certificateProof';
import { spendCode } from '../checks/codes';
import { ticketField } from '../checks/proofs';
import { mobileFields, oneTimeCode } from '../forms/contacts';
import { oneOf, readFields } from '../forms/fields';
import { maskMobile } from '../lib/masking';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { dropExpired, findLiveRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

const PROOF_BYTES = 16;

const fullNumber = ({ region, mobile }: Pick<Account, 'region' | 'mobile'>) => `${region} ${mobile}`;

type Wire = EndpointContext<'proveOwnMobile'>['body'];

/** Each throws where what came is no proof. */
const provers = {
  sms: (ctx: EndpointContext<'proveOwnMobile'>, to: string, body: Wire) => {
    const { code } = readFields(body, { code: oneTimeCode });
    spendCode(ctx, { scene: 'changeMobile', kind: 'sms', region: ctx.account.region, to, code });
  },
  certificate: ({ visitor, account }: EndpointContext<'proveOwnMobile'>, _: string, body: Wire) => {
    const proof = readFields(body, { challenge: challengeId, ...certificateFields });
    const holder = verifyCertificateProof(visitor, proof, () => {});
    if (holder.id !== account.id) throw new Refusal('CERT_OTHERS');
  },
};

/** Trades a code to the account's number, or its certificate, for the right to change the number once. */
export function proveOwnMobile(ctx: EndpointContext<'proveOwnMobile'>): Data<'proveOwnMobile'> {
  const { visitor, account, body } = ctx;
  const { method } = readFields(body, { method: oneOf('sms', 'certificate') });
  if (account.mobile === null) throw new Refusal('NO_DESTINATION');
  provers[method](ctx, account.mobile, body);
  const { ownMobileProofs } = getPortal();
  dropExpired(ownMobileProofs);
  const proof = randomBytes(PROOF_BYTES).toString('base64url');
  const expiresAt = now() + STEP_UP_LIFETIME;
  ownMobileProofs.set(proof, { visitor, accountId: account.id, from: fullNumber(account), expiresAt });
  return { proof, expiresAt: toInstant(expiresAt) };
}

/** Throws TICKET_UNKNOWN for a proof that is unknown, over, another's, or of a number that has changed since. */
function assertProof({ visitor, account }: EndpointContext<'changeMobile'>, proof: string): void {
  const found = findLiveRecord(getPortal().ownMobileProofs, proof, visitor);
  const holds = found?.accountId === account.id && found.from === fullNumber(account);
  if (!holds) throw new Refusal('TICKET_UNKNOWN');
}

/**
 * Changes the number and tells the old one. A number that turns out to be taken leaves the proof good for another;
 * who has not proved the number is not told that it is taken.
 */
export function changeMobile(ctx: EndpointContext<'changeMobile'>): void {
  const { account, body, lang } = ctx;
  const { proof, region, mobile, code } = readFields(body, {
    proof: ticketField,
    ...mobileFields(body),
    code: oneTimeCode,
  });
  assertProof(ctx, proof);
  if (fullNumber(account) === fullNumber({ region, mobile })) throw new Refusal('MOBILE_SAME');
  spendCode(ctx, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (findAccountByMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  const former = account.mobile;
  getPortal().ownMobileProofs.delete(proof);
  Object.assign(account, { region, mobile });
  recordMemberBehavior(ctx, { type: 'MOBILE_CHANGE' });
  const values = { account: account.account, at: toInstant(now()), mobile: maskMobile(mobile) };
  if (former)
    sendMessage({ kind: 'sms', to: former, text: translate(lang, 'message.mobileChanged', values) });
}
