/** How strongly a person is authenticated for an application (docs/api.md, Authentication context). */
import type { SignInProof } from '../../../src/contract';
import {
  acrValues,
  listAuthenticationMethods,
  reachesAcr,
  type SignInWay,
} from '../../../src/domain/factors';
import { listFreshStepUps, listStepUpMethods } from '../checks/stepUp';
import { findDefaultRole } from '../companies/acting';
import type { Member } from '../store/context';
import type { AuthenticationContext, AuthorizationRequest } from '../store/records/oauth';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';

/** Lists the proofs that opened the session, and the recent step-ups in the default role. */
function listWays({ account, session }: Member): SignInWay[] {
  const role = findDefaultRole(account)?.id ?? null;
  const openedBy = isOpeningKeyBound(session) ? session.openedBy : [];
  const ways = [...openedBy, ...listFreshStepUps(session, role).map(({ method }) => method)];
  const isResetByNumber = account.passwordResetBy === 'mobile';
  return ways.map((way) => (way === 'password' && isResetByNumber ? 'passwordByNumber' : way));
}

/** Returns whether the passkey or the certificate that opened a session still belongs to the account. */
function isOpeningKeyBound(session: Session): boolean {
  if (!session.openedBy.some((way) => way === 'passkey' || way === 'certificate')) return true;
  const { passkeys, certificates } = getPortal();
  const isOwn = ({ accountId }: { accountId: string }) => accountId === session.accountId;
  const keys = [
    ...passkeys.filter(isOwn).map(({ credentialId }) => credentialId),
    ...certificates.filter(isOwn).map(({ serial }) => serial),
  ];
  return keys.includes(session.openedWith ?? '');
}

type Requested = Pick<AuthorizationRequest, 'acrValues'>;

/**
 * Lists the proofs that are each enough for the first requested context within reach. The list is empty if it
 * is reached, or none is within reach, because acr_values is a voluntary request.
 */
export function listMissingProofs({ acrValues: requested }: Requested, member: Member): SignInProof[] {
  const ways = listWays(member);
  const methods = listStepUpMethods(member.account);
  for (const acr of requested) {
    if (reachesAcr(ways, acr)) return [];
    const enough = methods.filter((method) => reachesAcr([...ways, method], acr));
    if (enough.length > 0) return enough;
  }
  return [];
}

/** Returns the first requested context that the session reaches, otherwise the strongest one, and how. */
export function describeAuthentication(
  { acrValues: requested }: Requested,
  member: Member,
): AuthenticationContext {
  const ways = listWays(member);
  const acr = [...requested, ...acrValues.toReversed()].find((one) => reachesAcr(ways, one)) ?? '1';
  return { acr, amr: listAuthenticationMethods(ways) };
}
