/** The profile as its form holds it, and how two versions of it are compared. */
import type { Profile, ProfileChange } from '@/contract';
import { HOME_COUNTRY } from '@/validation/countries';
import { normalizeLine, normalizePhone } from '@/validation/profile';
import { normalizeLines } from '@/validation/text';

/** What the form holds. Province and city are one field, as in RegionField. */
export interface ProfileFields {
  nickname: string;
  profile: string;
  country: string;
  region?: string;
  /** Address and phone arrive masked; undefined leaves them as they are. */
  address?: string;
  phone?: string;
}

export type ProfileFieldName = keyof ProfileFields;

/** In the order of the screen. */
export const profileFieldNames: readonly ProfileFieldName[] = [
  'nickname',
  'profile',
  'country',
  'region',
  'address',
  'phone',
];

/** Fields that arrive masked: the form holds a new value, or none. */
const maskedFields: readonly ProfileFieldName[] = ['address', 'phone'];

/** The province of a region code: its first two digits, filled up with zeros (GB/T 2260). */
const getProvince = (region: string): string => `${region.slice(0, 2)}0000`;

/** What each field of a profile shows. */
const getDisplayedValues = (profile: Profile): Record<ProfileFieldName, string> => ({
  nickname: profile.nickname,
  profile: profile.profile,
  country: profile.country,
  region: profile.city || profile.province,
  address: profile.address,
  phone: profile.phone,
});

/** What the form begins with. */
export function toProfileFields(profile: Profile): ProfileFields {
  const { nickname, profile: about, country, region } = getDisplayedValues(profile);
  return {
    nickname,
    profile: about,
    country: country || HOME_COUNTRY,
    region,
    address: undefined,
    phone: undefined,
  };
}

/** The body to send; `version` is that of the profile the entries are based on. */
export function toProfileChange(fields: ProfileFields, version: string): ProfileChange {
  const { nickname, profile, country, region = '', address, phone } = fields;
  const province = country === HOME_COUNTRY && region ? getProvince(region) : '';
  return {
    nickname: normalizeLine(nickname),
    profile: normalizeLines(profile),
    country,
    province,
    city: province && region !== province ? region : '',
    ...(address !== undefined && { address: normalizeLine(address) }),
    ...(phone !== undefined && { phone: normalizePhone(phone) }),
    version,
  };
}

/** A field that was changed both here and elsewhere. */
export interface FieldDifference {
  field: ProfileFieldName;
  /** What the server has. */
  latest: string;
  /** What was typed here. */
  typed: string;
}

/**
 * Compares the form with a profile that was changed elsewhere (`latest`). `taken`: the new values of fields that were
 * not touched here. `differences`: fields for which the person has to choose. `base` is the profile the form began
 * with; where it is null, because a draft does not know it, every value other than the latest counts as typed.
 */
export function compareProfiles(base: Profile | null, latest: Profile, fields: Partial<ProfileFields>) {
  const current = getDisplayedValues(latest);
  const before = base && getDisplayedValues(base);
  const taken: Partial<ProfileFields> = {};
  const differences: FieldDifference[] = [];
  for (const field of profileFieldNames) {
    const typed = fields[field] ?? '';
    const isMasked = maskedFields.includes(field);
    // Other countries than the home country have no region.
    if (typed === current[field] || (typed === '' && (isMasked || field === 'region'))) continue;
    const changedThere = !before || before[field] !== current[field];
    if (isMasked ? changedThere : !before || (typed !== before[field] && changedThere)) {
      differences.push({ field, latest: current[field], typed });
    } else if (!isMasked && changedThere) taken[field] = current[field];
  }
  return { taken, differences };
}
