/** The profile as a form has it, and as it is compared. Pure. */
import type { Profile, ProfileChange } from '@/contract';
import { HOME_COUNTRY } from '@/validation/countries';
import { normalizeLine, normalizeLines, normalizePhone } from '@/validation/profile';

/** What the form holds. Province and city are one field, as RegionField has them. */
export interface ProfileFields {
  nickname: string;
  profile: string;
  country: string;
  region?: string;
  /** Masked where it is known; undefined leaves it as it is. */
  address?: string;
  phone?: string;
  /** Of the profile the form began with. */
  version: string;
}

export type ProfileFieldName = Exclude<keyof ProfileFields, 'version'>;

/** In the order in which they are asked. */
export const profileFieldNames: readonly ProfileFieldName[] = [
  'nickname',
  'profile',
  'country',
  'region',
  'address',
  'phone',
];

/** What arrives masked: the form holds a new value, or none. */
const masked: readonly ProfileFieldName[] = ['address', 'phone'];

/** Ends a province's code: of its two digits the rest is its own. */
const provinceOf = (region: string): string => `${region.slice(0, 2)}0000`;

/** What a profile shows in each field. */
export const getDisplayedValues = (profile: Profile): Record<ProfileFieldName, string> => ({
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
    version: profile.version,
  };
}

/** What the form sends. */
export function toProfileChange(fields: ProfileFields): ProfileChange {
  const { nickname, profile, country, region = '', address, phone, version } = fields;
  const province = country === HOME_COUNTRY && region ? provinceOf(region) : '';
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

/** A field that says something else than what stands now. */
export interface FieldDifference {
  field: ProfileFieldName;
  latest: string;
  typed: string;
}

/**
 * What to do about a profile that was changed meanwhile: `taken` are the fields nobody touched here, as they stand
 * now; `differences` those somebody has to decide. `base` is what the form began with, null where that is not known:
 * then everything else than what stands counts as typed.
 */
export function compareProfiles(base: Profile | null, latest: Profile, fields: Partial<ProfileFields>) {
  const now = getDisplayedValues(latest);
  const before = base && getDisplayedValues(base);
  const taken: Partial<ProfileFields> = {};
  const differences: FieldDifference[] = [];
  for (const field of profileFieldNames) {
    const typed = fields[field] ?? '';
    const isMasked = masked.includes(field);
    // Elsewhere than at home there is no region to speak of.
    if (typed === now[field] || (typed === '' && (isMasked || field === 'region'))) continue;
    const changedThere = !before || before[field] !== now[field];
    if (isMasked ? changedThere : !before || (typed !== before[field] && changedThere)) {
      differences.push({ field, latest: now[field], typed });
    } else if (!isMasked && changedThere) taken[field] = now[field];
  }
  return { taken, differences };
}
