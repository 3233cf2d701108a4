/** Texts of an address for the page and for the clipboard. */
import { DEFAULT_MOBILE_REGION } from '@/components/Field/MobileField/MobileInput';
import type { Address, AddressRow } from '@/contract';
import type { RegionNames } from '@/utils/i18n/regionNames';

/** Returns the number as dialed from the mainland; numbers of other regions with their country code. */
export const formatAddressMobile = ({ region, mobile }: Pick<Address, 'region' | 'mobile'>): string =>
  region === DEFAULT_MOBILE_REGION ? mobile : `${region} ${mobile}`;

/**
 * Returns a text with one line each for recipient, number, place and postcode. The place is written in Chinese
 * characters, as the national post requires; for readers of traditional characters in those. `original`: names down
 * to the district; `names`: localized names, if loaded.
 */
export function toPostalBlock(address: Address, original: string, names: RegionNames | null): string {
  const region = names?.script === 'traditional' ? names.toTraditional(original) : original;
  const place = `${region}${address.detail}`;
  return [address.recipient, formatAddressMobile(address), place, address.postcode]
    .filter(Boolean)
    .join('\n');
}

/** The names down to the district, followed by asterisks for the masked part. */
const PARTS = /^(.*?)(\**)$/s;

/** Returns the place of a listed address as RegionName expects it. */
export function toMaskedPlace({ district, address }: Pick<AddressRow, 'district' | 'address'>) {
  const [, original = address, rest] = PARTS.exec(address) ?? [];
  return { code: district, original, rest };
}
