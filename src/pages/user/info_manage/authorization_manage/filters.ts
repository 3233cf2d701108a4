import type { Direction } from '@/contract';
import type { TableQuery } from '@/models/frontTable';
import { listAuthorizations } from '@/services/authorizations';
import type { Filters } from '@/utils/routing/listQuery';
import { isAuthorizationState, isDirection } from '@/validation/authorizations';

/** What the list shows, by its address. */
export const authorizationFilters = {
  direction: isDirection,
  state: isAuthorizationState,
} satisfies Filters;

/** Whose authorisations an address names: without a word, those the person has given. */
export const directionOf = ({ direction }: TableQuery): Direction =>
  isDirection(direction) ? direction : 'given';

/** Reads what an address names. */
export const readAuthorizations = (query: TableQuery) =>
  listAuthorizations({ ...query, direction: directionOf(query) });
