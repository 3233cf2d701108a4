/**
 * Addresses of pages that docs/specification.md names and the route table does not have yet. Whatever leads there
 * asks `hasPage` (utils/routing/routeTable) first. With its row an address moves to its neighbour's file.
 */
import { VERIFICATION_PATH } from './members';

export const COMPANIES_PATH = '/user/role_manage';

/** The page of a verification channel, by the channel's name. */
export const toChannelPath = (channel: string): string => `${VERIFICATION_PATH}/${channel}`;
