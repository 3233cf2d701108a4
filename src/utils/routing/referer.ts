/** How an address says where to go afterwards. */
import { HOME_PATH } from './paths/home';

const joint = (address: string) => (address.includes('?') ? '&' : '?');

/** Adds a parameter to an address. */
type WithParam<Address extends string> = Address extends `${string}?${string}`
  ? Address | `${Address}&${string}`
  : Address | `${Address}?${string}`;

/** The address with a parameter; unchanged where it has one of that name, or there is nothing to carry. */
export function addQueryParam<Address extends string>(
  address: Address,
  name: string,
  value: string | undefined,
): WithParam<Address> {
  const [, query] = address.split('?');
  if (!value || new URLSearchParams(query).has(name)) return address as WithParam<Address>;
  return `${address}${joint(address)}${name}=${encodeURIComponent(value)}` as WithParam<Address>;
}

/** The address carrying a checked path to come back to; home is where everything leads anyway. */
export const addReferer = <Address extends string>(address: Address, referer: string): WithParam<Address> =>
  addQueryParam(address, 'referer', referer === HOME_PATH ? undefined : referer);
