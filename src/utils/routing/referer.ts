/** Adds query parameters to addresses, in particular `referer`: the path to return to. */
import { HOME_PATH } from './paths/home';

const getSeparator = (address: string) => (address.includes('?') ? '&' : '?');

/** The type of an address, with or without one more query parameter. */
type WithParam<Address extends string> = Address extends `${string}?${string}`
  ? Address | `${Address}&${string}`
  : Address | `${Address}?${string}`;

/** Adds a query parameter. Returns the address unchanged if it has this parameter already, or if the value is empty. */
export function addQueryParam<Address extends string>(
  address: Address,
  name: string,
  value: string | undefined,
): WithParam<Address> {
  const [, query] = address.split('?');
  if (!value || new URLSearchParams(query).has(name)) return address as WithParam<Address>;
  return `${address}${getSeparator(address)}${name}=${encodeURIComponent(value)}` as WithParam<Address>;
}

/** Adds a validated return path. The home page is not added, because it is the default. */
export const addReferer = <Address extends string>(address: Address, referer: string): WithParam<Address> =>
  addQueryParam(address, 'referer', referer === HOME_PATH ? undefined : referer);
