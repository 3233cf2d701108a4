/**
 * Addresses of pages that docs/specification.md names and the route table does not have yet. Whatever leads there
 * asks `hasPage` (utils/routing/routeTable) first. With its row an address moves to its neighbor's file.
 */
import { VERIFICATION_PATH } from './members';

export const COMPANIES_PATH = '/user/role_manage';

/** The page of a verification channel, by the channel's name. */
export const toChannelPath = <Channel extends string>(channel: Channel) =>
  `${VERIFICATION_PATH}/${channel}` as const;

/** The space of a company, by the id of the role through which somebody enters it. */
export const toCompanySpacePath = (roleId: string) =>
  `${COMPANIES_PATH}/${encodeURIComponent(roleId)}/role_space` as const;

export type PlannedPath =
  | typeof COMPANIES_PATH
  | ReturnType<typeof toChannelPath>
  | ReturnType<typeof toCompanySpacePath>;
