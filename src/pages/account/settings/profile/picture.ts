/** A picture somebody has chosen: looked into before it is opened, so that none is opened that would stall the device. */
import { inspectFile } from '@/components/FilesField/inspectFile';
import { AVATAR_SIDE_MAX, FILE_BYTES_MAX } from '@/constants';
import type { MessageKey } from '@/locales/zh-CN/index';
import { readImageSize } from '@/utils/imageSize';
import { isCompleteImage } from './isCompleteImage';

/** A picture that is open: what draws it, and its address on this page, which is to be revoked. */
export interface Picture {
  image: HTMLImageElement;
  url: string;
}

const MEGABYTE = 1024 * 1024;
/** What the words about pictures leave room for. */
export const PICTURE_LIMITS = { side: AVATAR_SIDE_MAX, megabytes: FILE_BYTES_MAX / MEGABYTE };

/** The upload field's findings in words that are about a picture. */
const WORDS: Partial<Record<MessageKey, MessageKey>> = {
  'subCode.FILE_EMPTY': 'profile.avatar.empty',
  'subCode.FILE_TOO_LARGE': 'profile.avatar.tooMuch',
  'subCode.FILE_TYPE': 'profile.avatar.type',
};

/** What keeps a file from being a picture the portal opens, with its type; by its content alone. */
export async function inspectPicture(file: File): Promise<{ problem: MessageKey } | { type: string }> {
  const inspected = await inspectFile(file);
  if ('problem' in inspected) return { problem: WORDS[inspected.problem] ?? inspected.problem };
  const { type } = inspected;
  if (!type.startsWith('image/')) return { problem: 'profile.avatar.type' };
  const content = new Uint8Array(await file.arrayBuffer());
  const sides = readImageSize(content);
  if (!sides || sides.width === 0 || sides.height === 0) return { problem: 'profile.avatar.broken' };
  const longest = Math.max(sides.width, sides.height);
  if (longest > AVATAR_SIDE_MAX) return { problem: 'profile.avatar.large' };
  return isCompleteImage(content) ? { type } : { problem: 'profile.avatar.broken' };
}

/** Opens a picture, turned as its EXIF says; or tells what is wrong with it. */
export async function openPicture(file: File): Promise<Picture | { problem: MessageKey }> {
  const inspected = await inspectPicture(file);
  if ('problem' in inspected) return inspected;
  const url = URL.createObjectURL(new Blob([file], { type: inspected.type }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { image, url };
  } catch {
    URL.revokeObjectURL(url);
    return { problem: 'profile.avatar.broken' };
  }
}
