/** The pages that may stand between a sign-in and where it was going; they carry its referer on. */
const GUIDES = ['/uaa/modifypwdguide', '/uaa/bindmobileguide', '/uaa/authguide'];

/** Whether an address, its query aside, is a guide's. The router ignores case, so does this. */
export const isGuidePath = (address: string): boolean =>
  GUIDES.includes(address.replace(/[?#].*$/s, '').toLowerCase());

/** Whether an application waits for what this guide leads to: its request is known nowhere else. */
export function hasWaitingApplication(address: string): boolean {
  const [, query] = address.replace(/#.*$/s, '').split('?');
  return isGuidePath(address) && new URLSearchParams(query).has('requestId');
}
