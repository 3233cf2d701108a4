/** The profile: the data that users enter about themselves (docs/specification.md 3.5). */
import type { Profile } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { maskAddress, maskEmail, maskMobile } from '../lib/masking';
import { HttpRefusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

/** The values that the version covers. */
const valuesOf = ({ nickname, profile }: Account) => ({ nickname, ...profile });

/** Returns the profile for its owner. Hides the address, and masks the middle of the phone number. */
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

/**
 * Returns the new address and phone. The page has only masked values, so an omitted field keeps its value. Throws a 422
 * if there is no value.
 */
function mergeMasked(
  before: Account['profile'],
  given: EndpointContext<'changeProfile'>['body'],
): Pick<Account['profile'], 'address' | 'phone'> {
  const address = given.address ?? before.address;
  const phone = given.phone ?? before.phone;
  if (address && phone) return { address, phone };
  throw new HttpRefusal(422, 'FIELDS_WRONG', {
    ...(!address && { address: subCodes.FIELD_REQUIRED }),
    ...(!phone && { phone: subCodes.FIELD_REQUIRED }),
  });
}

/** Changes the profile and returns it. Throws a 422 or CHANGED_MEANWHILE. */
export function changeProfile(ctx: EndpointContext<'changeProfile'>): Profile {
  const { account, body } = ctx;
  const { nickname, version, ...given } = body;
  const masked = mergeMasked(account.profile, body);
  assertUnchanged(valuesOf(account), version);
  account.nickname = nickname;
  account.profile = { ...given, ...masked };
  if (computeVersion(valuesOf(account)) !== version) recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  return toProfile(account);
}
