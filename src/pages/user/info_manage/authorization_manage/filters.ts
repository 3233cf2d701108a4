import type { AuthorizationDirection } from '@/contract';
import { listAuthorizations } from '@/services/authorizations';
import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAuthorizationState, isDirection } from '@/validation/authorizations';

/** What the list shows, by its address. */
export const authorizationFilters = {
  direction: isDirection,
  state: isAuthorizationState,
} satisfies ListFilters;

/** Which of the two lists it is, is no filter of either. */
export const authorizationViews = ['direction'] as const;

/** Whose authorizations an address names: without a word, those the person has given. */
export const toDirection = ({ direction }: TableQuery): AuthorizationDirection =>
  isDirection(direction) ? direction : 'given';

/** Reads what an address names. */
export const loadAuthorizations = (query: TableQuery) =>
  listAuthorizations({ ...query, direction: toDirection(query) });
