/** Organizations: their names, and their type by the first characters of the credit code (GB 32100-2015). */
import { normalizeDocumentNumber } from './documents';
import { isCreditCode } from './identity';
import type { Problem } from './problem';

/**
 * Types by the first two characters of the code, or by the first one if it determines the type alone. In display
 * order.
 */
const typesByPrefix = [
  ['91', 'ENTERPRISE'],
  ['92', 'INDIVIDUAL_BUSINESS'],
  ['93', 'FARMERS_COOPERATIVE'],
  ['11', 'GOVERNMENT_ORGAN'],
  ['12', 'PUBLIC_INSTITUTION'],
  ['13', 'MASS_ORGANISATION'],
  ['51', 'SOCIAL_ORGANISATION'],
  ['52', 'PRIVATE_NON_ENTERPRISE'],
  ['53', 'FOUNDATION'],
  ['31', 'LAW_FIRM'],
  ['81', 'TRADE_UNION'],
  ['N', 'RURAL_COLLECTIVE'],
  ['Y', 'OTHER'],
] as const;

export type OrgType = (typeof typesByPrefix)[number][1];

export const orgTypes: readonly OrgType[] = typesByPrefix.map(([, type]) => type);

/** Returns the organization type of a credit code: OTHER for an unknown prefix, null for an invalid code. */
export function getOrgType(code: string): OrgType | null {
  const number = normalizeDocumentNumber(code);
  if (!isCreditCode(number)) return null;
  return typesByPrefix.find(([prefix]) => number.startsWith(prefix))?.[1] ?? 'OTHER';
}

const NAME_MIN = 2;
const NAME_MAX = 100;
/**
 * Control characters, direction marks and lone surrogates, which a name must not contain because they are invisible.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

export function checkOrgName(value: string): Problem {
  const { length } = [...value.trim()];
  if (length === 0) return 'validation.orgName.required';
  const fits = length >= NAME_MIN && length <= NAME_MAX;
  return fits && !UNSEEN.test(value.trim()) ? null : 'validation.orgName.format';
}
