import { toPhonePath } from '@/utils/routing/paths';

/** Address of a page of the portal, for links that open it anew, as a mail's would. */
export const getPageHref = (path: string): string => `${PORTAL_BASE.replace(/\/$/, '')}${path}`;

/** Address of the phone that scans the QR code of this uuid, signed in with this account. */
export const getPhoneHref = (uuid: string, account: string): string =>
  getPageHref(toPhonePath(uuid, account));
