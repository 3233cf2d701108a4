import { toPhonePath } from '@/utils/routing/paths';

/** Returns the URL of a page of the portal, for links that load it from scratch like the link of a mail. */
export const getPageHref = (path: string): string => `${PORTAL_BASE.replace(/\/$/, '')}${path}`;

/** Returns the address of the simulated phone that scans the QR code of this uuid, signed in with this account. */
export const getPhoneHref = (uuid: string, account: string): string =>
  getPageHref(toPhonePath(uuid, account));
