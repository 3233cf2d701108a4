/** Draws the part of a picture that becomes the avatar. */
import { AVATAR_SIDE } from '@/constants';

/** A square within a picture, in pixels of the rotated picture. */
interface CropArea {
  x: number;
  y: number;
  width: number;
}

/** Background for transparent pictures; avatars are stored without transparency. */
const GROUND = '#fff';
const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** Width and height of the rectangle around a picture that is rotated by `degrees`. */
export function getRotatedBounds({ width, height }: { width: number; height: number }, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/**
 * Returns the avatar as a file of AVATAR_SIDE × AVATAR_SIDE pixels, or null if the device cannot draw it. The canvas
 * never has more pixels than that, however large the picture is.
 */
export async function drawAvatar(
  image: HTMLImageElement,
  square: CropArea,
  degrees: number,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  const outer = getRotatedBounds({ width, height }, degrees);
  const scale = AVATAR_SIDE / square.width;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(outer.width / 2 - square.x, outer.height / 2 - square.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  return blob && new File([blob], 'avatar.jpg', { type: TYPE });
}
