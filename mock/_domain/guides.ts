/** Steps a person must take after signing in, before anything else. */
import type { EndpointName } from '../../src/services/endpoints';
import type { Account } from './accounts';

interface Guide {
  path: string;
  isDue: (account: Account) => boolean;
}

/** In the order in which they are asked. */
const guides: Guide[] = [{ path: '/uaa/modifyPwdGuide', isDue: (account) => account.passwordWeak }];

/** Signed-in calls that the guides themselves make. */
const openDuringGuide: readonly EndpointName[] = [];

/** Address of the first guide that is due, or null. */
export function dueGuide(account: Account): string | null {
  return guides.find((guide) => guide.isDue(account))?.path ?? null;
}

/** Address of the guide that stands in the way of a signed-in call, or null. */
export function guideInTheWay(account: Account, endpoint: EndpointName): string | null {
  return openDuringGuide.includes(endpoint) ? null : dueGuide(account);
}
