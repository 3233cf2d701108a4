import type { AddressRow } from '@/contract';

/** The names down to the district, and the stars that stand for the rest. */
const PARTS = /^(.*?)(\**)$/s;

/** Where an address of the list is, as RegionName takes it. */
export function toMaskedPlace({ district, address }: Pick<AddressRow, 'district' | 'address'>) {
  const [, original = address, rest] = PARTS.exec(address) ?? [];
  return { code: district, original, rest };
}
