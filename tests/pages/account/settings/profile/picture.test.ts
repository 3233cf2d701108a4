/** @jest-environment jsdom */
import { FILE_BYTES_MAX } from '@/constants';
import { getRotatedBounds } from '@/pages/account/settings/profile/drawAvatar';
import { inspectPicture, openPicture } from '@/pages/account/settings/profile/picture';
import '../../../../support/fakes/blobBytes';
import { aPng, pngHeader } from '../../../../support/builders/png';

// jsdom implements neither the decoding of images nor object URLs.
const decode = jest.fn();
HTMLImageElement.prototype.decode = decode;
URL.createObjectURL = () => 'blob:picture';
const revoke = jest.fn();
URL.revokeObjectURL = revoke;

beforeEach(() => {
  decode.mockReset().mockResolvedValue(undefined);
  revoke.mockReset();
});

const file = (content: Uint8Array | string, name = 'me.png') => new File([content as BlobPart], name);

test.each([
  ['an empty file', file(''), 'profile.avatar.empty'],
  ['text with the file name of a picture', file('This is no picture.'), 'profile.avatar.type'],
  ['a PDF with the file name of a picture', file('%PDF-1.7\n'), 'profile.avatar.type'],
  ['a file above the size limit', file(new Uint8Array(FILE_BYTES_MAX + 1)), 'profile.avatar.tooMuch'],
  ['a picture of 0 × 5 pixels', file(pngHeader(0, 5)), 'profile.avatar.broken'],
  ['an incomplete header', file(pngHeader(5, 5).subarray(0, 18)), 'profile.avatar.broken'],
  // isCompleteImage.test.ts has the other incomplete images.
  ['a header without image data', file(pngHeader(5, 5)), 'profile.avatar.broken'],
  ['a picture with a side of 8,193 pixels', file(pngHeader(1, 8193)), 'profile.avatar.large'],
])('rejects %s without decoding it', async (_, chosen, problem) => {
  expect(await openPicture(chosen)).toEqual({ problem });
  expect(decode).not.toHaveBeenCalled();
});

test('rejects a file that was deleted after its first bytes were read', async () => {
  const deleted = file(aPng(2, 2));
  deleted.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await openPicture(deleted)).toEqual({ problem: 'files.unreadable' });
});

test('determines the type from the content, not from the file name', async () => {
  expect(await inspectPicture(file(aPng(2, 2), 'me.pdf'))).toEqual({ type: 'image/png' });
  expect(await inspectPicture(file(aPng(8192, 1)))).toEqual({ type: 'image/png' });
});

test('opens a valid picture and revokes the object URL of a broken one', async () => {
  expect(await openPicture(file(aPng(2, 2)))).toMatchObject({ url: 'blob:picture' });
  expect(revoke).not.toHaveBeenCalled();
  decode.mockRejectedValue(new DOMException('', 'EncodingError'));
  expect(await openPicture(file(aPng(2, 2)))).toEqual({ problem: 'profile.avatar.broken' });
  expect(revoke).toHaveBeenCalledWith('blob:picture');
});

test.each([
  [0, 400, 300],
  [90, 300, 400],
  [180, 400, 300],
  [270, 300, 400],
])('returns the bounds after a rotation by %d degrees: %d × %d', (degrees, width, height) => {
  const outer = getRotatedBounds({ width: 400, height: 300 }, degrees);
  expect(outer.width).toBeCloseTo(width);
  expect(outer.height).toBeCloseTo(height);
});
