/** Form values of the profile, and the comparison of two versions of it. */
import type { Profile, ProfileChange } from '@/contract';
import { HOME_COUNTRY } from '@/validation/countries';
import { normalizeLine, normalizePhone } from '@/validation/profile';
import { normalizeLines } from '@/validation/text';

/** Values of the form. Province and city are one field, as in RegionField. */
export interface ProfileFields {
  nickname: string;
  profile: string;
  country: string;
  region?: string;
  /** Address and phone arrive masked; undefined leaves them unchanged. */
  address?: string;
  phone?: string;
}

export type ProfileFieldName = keyof ProfileFields;

/** Ordered as on the screen. */
export const profileFieldNames: readonly ProfileFieldName[] = [
  'nickname',
  'profile',
  'country',
  'region',
  'address',
  'phone',
];

/** Fields that arrive masked: the form holds a new value or undefined. */
const maskedFields: readonly ProfileFieldName[] = ['address', 'phone'];

/** The province of a region code: its first two digits, padded with zeros (GB/T 2260). */
const getProvince = (region: string): string => `${region.slice(0, 2)}0000`;

/** Returns the displayed value of each field. A profile without a country shows the home country. */
const getDisplayedValues = (profile: Profile): Record<ProfileFieldName, string> => ({
  nickname: profile.nickname,
  profile: profile.profile,
  country: profile.country || HOME_COUNTRY,
  region: profile.city || profile.province,
  address: profile.address,
  phone: profile.phone,
});

/** Returns the form's initial values. */
export const toProfileFields = (profile: Profile): ProfileFields => ({
  ...getDisplayedValues(profile),
  address: undefined,
  phone: undefined,
});

/** Returns the request body; `version` is that of the profile that the changes are based on. */
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

/** A field that was changed both in the form and elsewhere. */
export interface FieldDifference {
  field: ProfileFieldName;
  /** Value on the server. */
  latest: string;
}

/**
 * Compares the form with a profile that was changed elsewhere (`latest`). `taken`: new values of fields that were not
 * changed in the form. `differences`: fields for which the user has to choose. `base` is the profile that the form
 * started with; if it is null (unknown to a restored draft), every value that differs from the latest counts as
 * typed.
 */
export function compareProfiles(base: Profile | null, latest: Profile, fields: Partial<ProfileFields>) {
  const current = getDisplayedValues(latest);
  const before = base && getDisplayedValues(base);
  const taken: Partial<ProfileFields> = {};
  const differences: FieldDifference[] = [];
  for (const field of profileFieldNames) {
    const typed = fields[field] ?? '';
    const isMasked = maskedFields.includes(field);
    // Another country has no regions, so choosing one clears the region.
    const isCleared = field === 'region' && typed === '' && before?.region !== '';
    if (typed === current[field] || (isMasked && typed === '') || isCleared) continue;
    const changedThere = !before || before[field] !== current[field];
    if (isMasked ? changedThere : !before || (typed !== before[field] && changedThere)) {
      differences.push({ field, latest: current[field] });
    } else if (!isMasked && changedThere) taken[field] = current[field];
  }
  return { taken, differences };
}
