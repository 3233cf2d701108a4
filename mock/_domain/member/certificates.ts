/** The digital certificates that sign in to an account, for its owner. */
import { randomUUID } from 'node:crypto';
import type { Certificate } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { verifySignedChallenge } from '../checks/certificateProof';
import { deriveCertificateState, listBoundCertificates } from '../checks/certificates';
import { assertRemovable } from '../checks/requiredProofs';
import { assertSteppedUp } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { LINKED_SIGN_INS_PATH } from '../lib/pagePaths';
import { getFound, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, SignedInCaller } from '../store/context';
import type { Account, CertificateFacts } from '../store/records/account';
import { getPortal } from '../store/state';

/** Lists the certificates of an account, the oldest binding first. */
export function listCertificates(account: Account): Certificate[] {
  return listBoundCertificates(account)
    .sort((one, other) => one.boundAt - other.boundAt)
    .map(({ accountId: _, ...binding }) => ({
      ...binding,
      validFrom: toInstant(binding.validFrom),
      validTo: toInstant(binding.validTo),
      boundAt: toInstant(binding.boundAt),
      state: deriveCertificateState(binding),
    }));
}

/**
 * Binds the certificate that signed the challenge. The step-up comes before the challenge is used up, so that
 * the client can send the same proof again.
 */
export function bindCertificate(ctx: EndpointContext<'bindCertificate'>): Certificate[] {
  const { account, visitor } = ctx;
  const { id: challenge, ...proof } = ctx.body;
  assertSteppedUp(ctx);
  const { facts, holder } = verifySignedChallenge(visitor, { challenge, ...proof });
  if (holder) throw new Refusal(holder.id === account.id ? 'CERT_BOUND' : 'CERT_OTHERS');
  if (facts.subject !== account.name) throw new Refusal('CERT_OTHER_PERSON');
  getPortal().certificates.push({ id: randomUUID(), accountId: account.id, boundAt: now(), ...facts });
  recordMemberBehavior(ctx, { type: 'CERT_BIND' });
  concludeCertificateChange(ctx, facts, 'certificateBound');
  return listCertificates(account);
}

/** Removes a binding. Throws a 404, LAST_WAY_IN or FACTOR_REQUIRED. */
export function unbindCertificate(ctx: SignedInCaller, id: string): Certificate[] {
  const { account } = ctx;
  const binding = getFound(listBoundCertificates(account).find((one) => one.id === id));
  // Refuse before the step-up: the action is impossible. This reveals nothing, because the list shows it.
  if (!hasOtherWayIn(account, binding)) throw new Refusal('LAST_WAY_IN');
  assertRemovable(account, binding);
  assertSteppedUp(ctx);
  const state = getPortal();
  state.certificates = state.certificates.filter((one) => one !== binding);
  recordMemberBehavior(ctx, { type: 'CERT_UNBIND' });
  concludeCertificateChange(ctx, binding, 'certificateUnbound');
  return listCertificates(account);
}

/** Alerts the owner of a bound or unbound certificate, and ends pending proofs (concludeCredentialChange). */
function concludeCertificateChange(
  owner: SignedInCaller,
  { serial, issuer }: CertificateFacts,
  topic: 'certificateBound' | 'certificateUnbound',
): void {
  concludeCredentialChange(owner, { topic, values: { serial, issuer }, link: LINKED_SIGN_INS_PATH });
}
