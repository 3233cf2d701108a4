/** Where a login result leads, in one place. */
import type { LoginResult } from '@/services/contract';

/** Pages a sign-in may be detoured through; they carry the referer on. */
const GUIDES = ['/uaa/modifyPwdGuide', '/uaa/bindMobileGuide', '/uaa/authGuide'];

const isGuide = (address: string) => GUIDES.some((guide) => address.split('?')[0] === guide);

/**
 * The address after a sign-in: a guide's (carrying the referer) wins, then the server's, then the referer.
 * `referer` is a checked path, '/' where there is none. The result still passes utils/redirect.
 */
export function loginAddress({ redirectUrl }: LoginResult, referer: string): string {
  if (!redirectUrl) return referer;
  if (!isGuide(redirectUrl) || referer === '/') return redirectUrl;
  const joint = redirectUrl.includes('?') ? '&' : '?';
  return `${redirectUrl}${joint}referer=${encodeURIComponent(referer)}`;
}
