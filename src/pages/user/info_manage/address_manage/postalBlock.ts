/** An address as a person would paste it. */
import { DEFAULT_MOBILE_REGION } from '@/components/MobileField/MobileInput';
import type { Address } from '@/contract';
import { formatRegion, type RegionNames } from '@/utils/i18n/regionNames';

/** The number as it is dialed from the mainland; another region's with its code before it. */
export const formatAddressMobile = ({ region, mobile }: Pick<Address, 'region' | 'mobile'>): string =>
  region === DEFAULT_MOBILE_REGION ? mobile : `${region} ${mobile}`;

/**
 * One line each for recipient, number, place and postcode. The place is written as the post of the country reads it, in
 * characters, for readers of traditional ones in theirs. `original` are the names down to the district, `names` those
 * for the reader where they are loaded.
 */
export function toPostalBlock(address: Address, original: string, names: RegionNames | null): string {
  const traditional = names?.script === 'traditional' && formatRegion(names, address.district);
  const place = `${traditional || original}${address.detail}`;
  return [address.recipient, formatAddressMobile(address), place, address.postcode]
    .filter(Boolean)
    .join('\n');
}
