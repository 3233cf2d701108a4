/** The avatar: the page crops it to a square, the mock stores it as a data URI. */
import { AVATAR_UPLOAD_SIDE_MAX } from '../../../src/constants';
import { readImageSize } from '../../../src/validation/imageSize';
import { recordMemberBehavior } from '../accounts/behavior';
import { claimFiles, findOwnFile } from '../forms/uploads';
import { wrongField } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

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

/** Sets an upload of the account as its avatar, or removes the avatar. Throws a 422 at `file`. */
export function changeAvatar(ctx: EndpointContext<'changeAvatar'>): { avatar: string } {
  const { account } = ctx;
  const { file } = ctx.body;
  const avatar = file === null ? '' : pictureOf(account, file);
  if (file !== null) claimFiles([{ id: file }]);
  if (avatar !== account.avatar) recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
  account.avatar = avatar;
  return { avatar };
}
