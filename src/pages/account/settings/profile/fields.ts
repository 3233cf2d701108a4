/** The profile as a form has it, and as it is compared. Pure. */
import type { Profile, ProfileChange } from '@/contract';
import { HOME_COUNTRY } from '@/validation/countries';
import { tidyLine, tidyLines, tidyPhone } from '@/validation/profile';

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

export type FieldName = Exclude<keyof ProfileFields, 'version'>;

/** In the order in which they are asked. */
export const fieldNames: readonly FieldName[] = [
  'nickname',
  'profile',
  'country',
  'region',
  'address',
  'phone',
];

/** What arrives masked: the form holds a new value, or none. */
const masked: readonly FieldName[] = ['address', 'phone'];

/** Ends a province's code: of its two digits the rest is its own. */
const provinceOf = (region: string): string => `${region.slice(0, 2)}0000`;

/** What a profile shows in each field. */
export const shownOf = (profile: Profile): Record<FieldName, string> => ({
  nickname: profile.nickname,
  profile: profile.profile,
  country: profile.country,
  region: profile.city || profile.province,
  address: profile.address,
  phone: profile.phone,
});

/** What the form begins with. */
export function fieldsOf(profile: Profile): ProfileFields {
  const { nickname, profile: about, country, region } = shownOf(profile);
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
export function changeOf(fields: ProfileFields): ProfileChange {
  const { nickname, profile, country, region = '', address, phone, version } = fields;
  const province = country === HOME_COUNTRY && region ? provinceOf(region) : '';
  return {
    nickname: tidyLine(nickname),
    profile: tidyLines(profile),
    country,
    province,
    city: province && region !== province ? region : '',
    ...(address !== undefined && { address: tidyLine(address) }),
    ...(phone !== undefined && { phone: tidyPhone(phone) }),
    version,
  };
}

/** A field that says something else than what stands now. */
export interface Difference {
  field: FieldName;
  latest: string;
  typed: string;
}

/**
 * What to do about a profile that was changed meanwhile: `taken` are the fields nobody touched here, as they stand
 * now; `differences` those somebody has to decide. `base` is what the form began with, null where that is not known:
 * then everything else than what stands counts as typed.
 */
export function compare(base: Profile | null, latest: Profile, fields: Partial<ProfileFields>) {
  const now = shownOf(latest);
  const before = base && shownOf(base);
  const taken: Partial<ProfileFields> = {};
  const differences: Difference[] = [];
  for (const field of fieldNames) {
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
