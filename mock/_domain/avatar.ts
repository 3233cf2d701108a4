/** The picture somebody is known by: cut to a square where it was chosen, kept as a data URI. */
import { AVATAR_KEPT_MAX } from '../../src/constants';
import { imageSizeOf } from '../../src/pages/account/settings/profile/imageSize';
import { recordAct } from './behaviour';
import { FieldWrong, type Reader, readFields } from './fields';
import { ownFile, takeFiles, type Upload } from './files';
import type { Ctx } from './http';

/** The picture of an upload; throws what is wrong with it. */
function pictureOf({ type, content }: Upload): string {
  const sides = content && imageSizeOf(content);
  if (!sides) throw new FieldWrong('FILE_TYPE');
  const { width, height } = sides;
  if (width !== height || width === 0 || width > AVATAR_KEPT_MAX) throw new FieldWrong('AVATAR_SIZE');
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Takes an upload of the account's own as its avatar, or takes the avatar away. */
export function changeAvatar(ctx: Ctx<'changeAvatar'>): { avatar: string } {
  const { account, body } = ctx;
  const picture: Reader<{ avatar: string; id?: string }> = (raw) => {
    if (raw === null) return { avatar: '' };
    const upload = ownFile(account)(raw);
    return { avatar: pictureOf(upload), id: upload.id };
  };
  const { avatar, id } = readFields(body, { file: picture }).file;
  if (id !== undefined) takeFiles([{ id }]);
  if (avatar !== account.avatar) recordAct(ctx, { type: 'PROFILE_CHANGE' });
  account.avatar = avatar;
  return { avatar };
}
