import { LEVEL_GUIDE_PATH, MOBILE_GUIDE_PATH, PASSWORD_GUIDE_PATH } from './paths';

/** The pages that may stand between a sign-in and where it was going; they carry its referer on. */
const GUIDES = [PASSWORD_GUIDE_PATH, MOBILE_GUIDE_PATH, LEVEL_GUIDE_PATH].map((path) => path.toLowerCase());

/** Whether an address, its query aside, is a guide's. The router ignores case, so does this. */
export const isGuidePath = (address: string): boolean =>
  GUIDES.includes(address.replace(/[?#].*$/s, '').toLowerCase());

/** Whether an application waits behind this guide: its request is known nowhere else. */
export function hasWaitingApplication(address: string): boolean {
  const [, query] = address.replace(/#.*$/s, '').split('?');
  return isGuidePath(address) && new URLSearchParams(query).has('requestId');
}
