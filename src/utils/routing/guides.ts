import { LEVEL_GUIDE_PATH, MOBILE_GUIDE_PATH, PASSWORD_GUIDE_PATH } from './paths';

/** Pages with a step between sign-in and the requested page. They pass the referer on. */
const GUIDES = [PASSWORD_GUIDE_PATH, MOBILE_GUIDE_PATH, LEVEL_GUIDE_PATH].map((path) => path.toLowerCase());

/** Whether an address is that of a guide, with or without a query. Ignores case, as the router does. */
export const isGuidePath = (address: string): boolean =>
  GUIDES.includes(address.replace(/[?#].*$/s, '').toLowerCase());

/** Whether an address is that of a guide before an application's request. Only the guide's query has the id of the request. */
export function hasWaitingApplication(address: string): boolean {
  const [, query] = address.replace(/#.*$/s, '').split('?');
  return isGuidePath(address) && new URLSearchParams(query).has('requestId');
}
