/** Files as somebody has them on a device: good ones, and all that upload fields must refuse. */
import { FILE_BYTES_MAX } from '../../../../src/constants';
import type { StoredFile } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Visitor } from '../visitor';
import { fileOf } from './certificates';

/** One dot, 1 by 1. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DOCUMENT = Buffer.from('%PDF-1.7\n%%EOF\n');

export const aPicture = (name = '照片.png'): string => fileOf(name, PICTURE);
export const aDocument = (name = '证明.pdf'): string => fileOf(name, DOCUMENT);

/** A picture by its content, with a name that would run if it were markup. */
export const HOSTILE_NAME = '<img src=x onerror=alert(1)>.png';

/** What is wrong with each of these is in the file, not in its name. */
export const badFiles = () => [
  fileOf('empty.png', Buffer.alloc(0)),
  fileOf('large.pdf', Buffer.concat([DOCUMENT, Buffer.alloc(FILE_BYTES_MAX + 1024 * 1024)])),
  fileOf('text.png', Buffer.from('This is no picture.')),
];

/** Uploads a file beside the page, without its form; answers its id. */
export async function uploadsBeside(visitor: Visitor): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([DOCUMENT]), '证明.pdf');
  return (await visitor.reads<StoredFile>(endpoints.uploadFile, form)).id;
}

/** Waits until so many files are in the field, and the server has them all. */
export async function haveArrived(visitor: Visitor, count: number): Promise<void> {
  const says = visitor.says('files.status', { done: count, count });
  const isSaid = (wanted: string) =>
    document.querySelector('.files > [role="status"]')?.textContent === wanted;
  await visitor.waits(isSaid, says, says);
}
