/** The data that users enter about themselves (docs/specification.md 3.5): profile, avatar, notification settings. */
import { AVATAR_UPLOAD_SIDE_MAX } from '../../../src/constants';
import type { NotificationSettings, Profile } from '../../../src/contract';
import { readImageSize } from '../../../src/validation/imageSize';
import { recordMemberBehavior } from '../accounts/behavior';
import { claimFiles, findOwnFile } from '../forms/uploads';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { maskAddress, maskEmail, maskMobile } from '../lib/masking';
import { assertNoneWrong, wrongField } from '../lib/refusals';
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
 * The page has only masked values, so an omitted address or phone keeps its value. Throws a 422 without one.
 */
function mergeMasked(
  before: Account['profile'],
  given: EndpointContext<'changeProfile'>['body'],
): Pick<Account['profile'], 'address' | 'phone'> {
  const address = given.address ?? before.address;
  const phone = given.phone ?? before.phone;
  assertNoneWrong({ address: !address && 'FIELD_REQUIRED', phone: !phone && 'FIELD_REQUIRED' });
  return { address, phone };
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

/** Returns the picture of an upload of the account. Throws FILE_UNKNOWN, FILE_TYPE or AVATAR_SIZE. */
function pictureOf(account: Account, id: string): string {
  const upload = findOwnFile(account, id);
  if (!upload) throw wrongField('file', 'FILE_UNKNOWN');
  const { type, content } = upload;
  const sides = content && readImageSize(content);
  if (!sides) throw wrongField('file', 'FILE_TYPE');
  const { width, height } = sides;
  if (width !== height || width === 0 || width > AVATAR_UPLOAD_SIDE_MAX)
    throw wrongField('file', 'AVATAR_SIZE');
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Sets an upload, which the page has cropped to a square, as avatar, or removes it. */
export function changeAvatar(ctx: EndpointContext<'changeAvatar'>): { avatar: string } {
  const { account } = ctx;
  const { file } = ctx.body;
  const avatar = file === null ? '' : pictureOf(account, file);
  if (file !== null) claimFiles([{ id: file }]);
  if (avatar !== account.avatar) recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  account.avatar = avatar;
  return { avatar };
}

/** Changes the given settings of the notices to send by mail, too, and returns all settings. */
export function changeNotificationSettings(
  ctx: EndpointContext<'changeNotificationSettings'>,
): NotificationSettings {
  const { account, body } = ctx;
  account.notifications = { ...account.notifications, ...body };
  recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  return account.notifications;
}
