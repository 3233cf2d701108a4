import { LEVEL_GUIDE_PATH, MOBILE_GUIDE_PATH, PASSWORD_GUIDE_PATH } from './paths';
import { toPlainPath } from './plainPath';

/** Pages with a step between sign-in and the requested page. They pass the referer on. */
const GUIDES = [PASSWORD_GUIDE_PATH, MOBILE_GUIDE_PATH, LEVEL_GUIDE_PATH].map(toPlainPath);

/** Whether an address is that of a guide, with or without a query. */
export const isGuidePath = (address: string): boolean => GUIDES.includes(toPlainPath(address));

/**
 * Returns the id of the application's request that waits for the guide at this address; '' for other addresses. Only
 * the guide's query has the id.
 */
export function getWaitingRequest(address: string): string {
  if (!isGuidePath(address)) return '';
  return new URLSearchParams(address.replace(/#.*$/s, '').split('?')[1]).get('requestId') ?? '';
}
