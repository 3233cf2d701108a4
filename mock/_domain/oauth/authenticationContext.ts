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

/** Lists what has opened the session, and the step-ups that count now: those made for the person, not for a company. */
function listWays({ account, session }: Member): SignInWay[] {
  const role = findDefaultRole(account)?.id ?? null;
  return [...session.openedBy, ...listFreshStepUps(session, role).map(({ method }) => method)];
}

type Wanted = Pick<AuthorizationRequest, 'acrValues'>;

/**
 * Lists the proofs that would each be enough for the first requested context that the person can reach. None is missing if
 * that one is reached, or if the account has no proof for any of them: the request is voluntary.
 */
export function listMissingProofs({ acrValues: wanted }: Wanted, member: Member): SignInProof[] {
  const ways = listWays(member);
  const methods = listStepUpMethods(member.account);
  for (const acr of wanted) {
    if (reachesAcr(ways, acr)) return [];
    const enough = methods.filter((method) => reachesAcr([...ways, method], acr));
    if (enough.length > 0) return enough;
  }
  return [];
}

/** Returns the first requested context that the session reaches, otherwise the strongest one, and how. */
export function describeAuthentication({ acrValues: wanted }: Wanted, member: Member): AuthenticationContext {
  const ways = listWays(member);
  const acr = [...wanted, ...acrValues.toReversed()].find((one) => reachesAcr(ways, one)) ?? '1';
  return { acr, amr: listAuthenticationMethods(ways) };
}
