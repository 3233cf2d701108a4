import type { AuthorizationDirection } from '@/contract';
import { listAuthorizations } from '@/services/authorizations';
import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAuthorizationState, isDirection } from '@/validation/authorizations';

/** Filters of the lists in the address. */
export const authorizationFilters = {
  direction: isDirection,
  state: isAuthorizationState,
} satisfies ListFilters;

/** The direction selects the list; it is no filter of the list. */
export const authorizationViews = ['direction'] as const;

/** Returns the direction named by the address; by default the authorizations that the user has granted. */
export const toDirection = ({ direction }: TableQuery): AuthorizationDirection =>
  isDirection(direction) ? direction : 'given';

/** Loads the list named by the address. */
export const loadAuthorizations = (query: TableQuery) =>
  listAuthorizations({ ...query, direction: toDirection(query) });
