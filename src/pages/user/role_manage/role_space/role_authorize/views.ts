import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAuthorizationState } from '@/validation/authorizations';

/** The lists of the page, each with an address of its own. */
const authorizeViews = ['handlers', 'authorizations'] as const;

type AuthorizeView = (typeof authorizeViews)[number];

const isView = (value: unknown): value is AuthorizeView => authorizeViews.some((view) => view === value);

/** Which list an address names: without a word, the handlers. */
export const toView = (value: unknown): AuthorizeView => (isView(value) ? value : 'handlers');

/** Which list it is, is no filter of either. */
export const viewNames = ['view'] as const;

export const handlerFilters = { view: isView, state: isAuthorizationState } satisfies ListFilters;

export const authorizationFilters = {
  ...handlerFilters,
  /** Of one handler alone. */
  handlerId: (id: string) => /^[\w-]{1,64}$/.test(id),
} satisfies ListFilters;

/** What is asked for of the address: the server knows no views. */
export const toListQuery = ({ pageNumber, pageSize, state, handlerId }: TableQuery) => ({
  pageNumber,
  pageSize,
  ...(isAuthorizationState(state) && { state }),
  ...(typeof handlerId === 'string' && { handlerId }),
});
