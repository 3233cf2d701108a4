import type { AddressRow } from '@/contract';

/** The names down to the district, followed by asterisks for the masked part. */
const PARTS = /^(.*?)(\**)$/s;

/** Returns the place of a listed address as RegionName expects it. */
export function toMaskedPlace({ district, address }: Pick<AddressRow, 'district' | 'address'>) {
  const [, original = address, rest] = PARTS.exec(address) ?? [];
  return { code: district, original, rest };
}
