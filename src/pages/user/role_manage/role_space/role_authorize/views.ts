import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAuthorizationState } from '@/validation/authorizations';

/** The lists of the page, each with its own address. */
type AuthorizeView = 'handlers' | 'authorizations';

const isView = (value: unknown): value is AuthorizeView => value === 'handlers' || value === 'authorizations';

/** Returns the list named by the address, by default the handlers. */
export const toView = (value: unknown): AuthorizeView => (isView(value) ? value : 'handlers');

/** The view selects the list; it is no filter of the list. */
export const viewNames = ['view'] as const;

export const handlerFilters = { view: isView, state: isAuthorizationState } satisfies ListFilters;

export const authorizationFilters = {
  ...handlerFilters,
  /** Filters by one handler. */
  handlerId: (id: string) => /^[\w-]{1,64}$/.test(id),
} satisfies ListFilters;

/** Returns the request parameters: the server does not know the view. */
export const toListQuery = ({ view, ...query }: TableQuery) => query;
