/** Inspects a chosen picture before opening it, so that a huge one cannot block the device. */
import { inspectFile } from '@/components/Field/FilesField/inspectFile';
import { AVATAR_SOURCE_SIDE_MAX, FILE_BYTES_MAX } from '@/constants';
import type { MessageKey } from '@/locales/zh-CN/index';
import { readImageSize } from '@/validation/imageSize';
import { isCompleteImage } from './isCompleteImage';

/** An opened picture: the element to draw from, and its object URL, which the caller must revoke. */
export interface Picture {
  image: HTMLImageElement;
  url: string;
}

const MEGABYTE = 1024 * 1024;
/** Values for the placeholders in the messages about pictures. */
export const PICTURE_LIMITS = { side: AVATAR_SOURCE_SIDE_MAX, megabytes: FILE_BYTES_MAX / MEGABYTE };

/** Maps the upload field's error messages to messages about a picture. */
const PICTURE_MESSAGES: Partial<Record<MessageKey, MessageKey>> = {
  'subCode.FILE_EMPTY': 'profile.avatar.empty',
  'subCode.FILE_TOO_LARGE': 'profile.avatar.tooMuch',
  'subCode.FILE_TYPE': 'profile.avatar.type',
};

/** Detects a file's type from its content, or returns why the portal cannot open it as a picture. */
export async function inspectPicture(file: File): Promise<{ problem: MessageKey } | { type: string }> {
  const inspected = await inspectFile(file);
  if ('problem' in inspected) return { problem: PICTURE_MESSAGES[inspected.problem] ?? inspected.problem };
  const { type } = inspected;
  if (!type.startsWith('image/')) return { problem: 'profile.avatar.type' };
  // The file may have been deleted after its first bytes were read.
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { problem: 'files.unreadable' };
  const content = new Uint8Array(buffer);
  const sides = readImageSize(content);
  if (!sides || sides.width === 0 || sides.height === 0) return { problem: 'profile.avatar.broken' };
  const longest = Math.max(sides.width, sides.height);
  if (longest > AVATAR_SOURCE_SIDE_MAX) return { problem: 'profile.avatar.large' };
  return isCompleteImage(content) ? { type } : { problem: 'profile.avatar.broken' };
}

/** Opens a picture, rotated according to its EXIF data, or returns the error message. */
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
