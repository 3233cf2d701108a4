/** The avatar: the page has cut it to a square, the mock stores it as a data URI. */
import { AVATAR_KEPT_MAX } from '../../../src/constants';
import { readImageSize } from '../../../src/utils/imageSize';
import { recordMemberBehavior } from '../accounts/behavior';
import { FieldError, type Reader, readFields } from '../forms/fields';
import { claimFiles, createOwnFileReader } from '../forms/uploads';
import type { EndpointContext } from '../store/context';
import type { Upload } from '../store/records/upload';

/** Returns the picture of an upload. Throws FILE_TYPE or AVATAR_SIZE. */
function pictureOf({ type, content }: Upload): string {
  const sides = content && readImageSize(content);
  if (!sides) throw new FieldError('FILE_TYPE');
  const { width, height } = sides;
  if (width !== height || width === 0 || width > AVATAR_KEPT_MAX) throw new FieldError('AVATAR_SIZE');
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Sets an upload of the account as its avatar, or removes the avatar. Throws a 422 at `file`. */
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
