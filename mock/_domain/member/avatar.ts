/** The picture somebody is known by: cut to a square where it was chosen, kept as a data URI. */
import { AVATAR_KEPT_MAX } from '../../../src/constants';
import { readImageSize } from '../../../src/pages/account/settings/profile/imageSize';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, type Reader, readFields } from '../forms/fields';
import { claimFiles, createOwnFileReader } from '../forms/uploads';
import type { EndpointContext } from '../store/context';
import type { Upload } from '../store/records/upload';

/** The picture of an upload; throws what is wrong with it. */
function pictureOf({ type, content }: Upload): string {
  const sides = content && readImageSize(content);
  if (!sides) throw new FieldError('FILE_TYPE');
  const { width, height } = sides;
  if (width !== height || width === 0 || width > AVATAR_KEPT_MAX) throw new FieldError('AVATAR_SIZE');
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Takes an upload of the account's own as its avatar, or takes the avatar away. */
export function changeAvatar(ctx: EndpointContext<'changeAvatar'>): { avatar: string } {
  const { account, body } = ctx;
  const picture: Reader<{ avatar: string; id?: string }> = (raw) => {
    if (raw === null) return { avatar: '' };
    const upload = createOwnFileReader(account)(raw);
    return { avatar: pictureOf(upload), id: upload.id };
  };
  const { avatar, id } = readFields(body, { file: picture }).file;
  if (id !== undefined) claimFiles([{ id }]);
  if (avatar !== account.avatar) recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  account.avatar = avatar;
  return { avatar };
}
