/** How an address says where to go afterwards. */
import { HOME_PATH } from './paths/home';

const joint = (address: string) => (address.includes('?') ? '&' : '?');

/** The address with a parameter; unchanged where it has one of that name, or there is nothing to carry. */
export function addQueryParam(address: string, name: string, value: string | undefined): string {
  const [, query] = address.split('?');
  if (!value || new URLSearchParams(query).has(name)) return address;
  return `${address}${joint(address)}${name}=${encodeURIComponent(value)}`;
}

/** The address carrying a checked path to come back to; home is where everything leads anyway. */
export const addReferer = (address: string, referer: string): string =>
  referer === HOME_PATH ? address : addQueryParam(address, 'referer', referer);
