/** Files on the visitor's disk: valid ones, and those that upload fields must reject. */
import type { Visitor } from '../visitor';
import { fileOf } from './certificates';

/** An image of 1 by 1 pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DOCUMENT = Buffer.from('%PDF-1.7\n%%EOF\n');

export const aPicture = (name = '照片.png'): string => fileOf(name, PICTURE);
export const aDocument = (name = '证明.pdf'): string => fileOf(name, DOCUMENT);

/** Name of a valid image that would run a script if it were inserted as markup. */
export const HOSTILE_NAME = '<img src=x onerror=alert(1)>.png';

/** Uploads a file by an API call, without the form; returns its id. */
export async function uploadsBeside(visitor: Visitor): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([DOCUMENT]), '证明.pdf');
  return (await visitor.calls('uploadFile', form)).id;
}

/** Waits until the field has this number of files and all are uploaded. */
export async function seesUploads(visitor: Visitor, count: number): Promise<void> {
  const status = visitor.says('files.status', { done: count, count });
  const isShown = (wanted: string) =>
    document.querySelector('.files > [role="status"]')?.textContent === wanted;
  await visitor.waits(isShown, status, status);
}
