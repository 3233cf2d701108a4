/**
 * Addresses of pages that docs/specification.md names and the route table does not have yet. Whatever leads there
 * asks `hasPage` (utils/routing/routeTable) first. With its row an address moves to its neighbor's file.
 */
export const COMPANIES_PATH = '/user/role_manage';

/** The space of a company, by the id of the role through which somebody enters it. */
export const toCompanySpacePath = (roleId: string) =>
  `${COMPANIES_PATH}/${encodeURIComponent(roleId)}/role_space` as const;

export type PlannedPath = typeof COMPANIES_PATH | ReturnType<typeof toCompanySpacePath>;
