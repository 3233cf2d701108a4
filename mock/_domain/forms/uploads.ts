/**
 * Uploads wait up to two hours for a form that uses them. Only pictures of signed-in users are stored with
 * their content, because they may become an avatar.
 */
import { randomUUID } from 'node:crypto';
import {
  FILE_BYTES_MAX,
  FILE_LIFETIME,
  MINUTE,
  SECOND,
  UPLOADS_BYTES_MAX,
  UPLOADS_BYTES_OF_ADDRESS,
  UPLOADS_MAX,
  UPLOADS_OF_ADDRESS,
} from '../../../src/constants';
import type { StoredFile } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { checkUpload } from '../../../src/validation/files';
import { detectFileType } from '../../../src/validation/fileType';
import { HttpRefusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { createTooManyRefusal, dropExpired, keepRecord, listOfNetwork, listOwn } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { Upload } from '../store/records/upload';
import { getPortal } from '../store/state';

/** One part of a multipart body, which the multipart middleware stores in memory. */
interface Part {
  fieldname: string;
  originalname: string;
  buffer: Buffer;
}

const FIELD = 'file';
/** Maximum number of stored characters of a file name, as in common file systems. */
const NAME_MAX = 255;
/** Maximum bytes of all pictures, and of one network address; and the wait of a 429. */
const PICTURE_BYTES_MAX = 200 * 1024 * 1024;
const PICTURE_BYTES_OF_ADDRESS = 80 * 1024 * 1024;
const FULL_WAIT = 5 * MINUTE;

/**
 * Stores the one file of a multipart body, with `content` also the bytes of a picture. Above a limit it
 * refuses: files of other owners are not removed.
 */
export function storeUpload(req: RequestContext['req'], owner: string, { content = false } = {}): StoredFile {
  const { originalname, buffer } = uploadedPart(req);
  const problem = checkUpload(buffer.length, buffer);
  if (problem) throw wrong(problem);
  const type = detectFileType(buffer) ?? '';
  const name = Array.from(originalname).slice(0, NAME_MAX).join('');
  const file = { id: randomUUID(), name, type, size: buffer.length };
  const picture = content && type.startsWith('image/') && { content: buffer };
  const { uploads } = getPortal();
  const upload: Upload = { ...file, ...picture, owner, expiresAt: now() + FILE_LIFETIME };
  dropExpired(uploads);
  assertOwnRoom(upload);
  const ofNetwork = listOfNetwork(uploads, req);
  assertShare(upload, ofNetwork);
  if (upload.content) assertContentRoom(upload.content.length, ofNetwork);
  keepRecord(uploads, file.id, upload, req, { whenShared: 'refuse' });
  return file;
}

const countBytes = (files: Upload[]): number => files.reduce((sum, { size }) => sum + size, 0);
const countPictureBytes = (files: Iterable<Upload>): number =>
  [...files].reduce((sum, { content }) => sum + (content?.length ?? 0), 0);

function assertOwnRoom({ owner, size, expiresAt }: Upload): void {
  const own = listOwn(getPortal().uploads, { owner, expiresAt });
  const isFull = own.length >= UPLOADS_MAX || countBytes(own) + size > UPLOADS_BYTES_MAX;
  if (isFull) throw wrong('UPLOADS_FULL');
}

/** Limits the files of one network address, because a client can create any number of visitors. */
function assertShare({ size }: Upload, ofNetwork: Upload[]): void {
  const isFull =
    ofNetwork.length >= UPLOADS_OF_ADDRESS || countBytes(ofNetwork) + size > UPLOADS_BYTES_OF_ADDRESS;
  if (isFull) throw createTooManyRefusal(ofNetwork[0]);
}

/** All visitors share the memory for pictures, so each address gets a part of it. */
function assertContentRoom(size: number, ofNetwork: Upload[]): void {
  const isOver = countPictureBytes(ofNetwork) + size > PICTURE_BYTES_OF_ADDRESS;
  const isFull = countPictureBytes(getPortal().uploads.values()) + size > PICTURE_BYTES_MAX;
  if (!isOver && !isFull) return;
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(FULL_WAIT / SECOND) });
}

/**
 * Returns the files of a form in its order. They stay until {@link claimFiles}, so that a refused form can be
 * sent again. Throws a 422 for an unknown or repeated file.
 */
export function getOwnFiles(
  { visitor, account }: Pick<RequestContext, 'visitor' | 'account'>,
  ids: string[],
): StoredFile[] {
  const found = [...new Set(ids)].map((id) => getPortal().uploads.get(id));
  const files = found.filter((file): file is Upload => file !== undefined && file.expiresAt > now());
  const own = files.filter(({ owner }) => owner === visitor || owner === account?.id);
  if (own.length !== ids.length) throw wrongField('files', 'FILE_UNKNOWN');
  return own.map(({ id, name, type, size }) => ({ id, name, type, size }));
}

/** Finds an unused file of an account, with its content if that is stored. */
export function findOwnFile(account: Account, id: string): Upload | undefined {
  const file = getPortal().uploads.get(id);
  return file && file.expiresAt > now() && file.owner === account.id ? file : undefined;
}

/** Assigns files to a form: no other form can use them. */
export function claimFiles(files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) getPortal().uploads.delete(id);
}

function uploadedPart({ files, headers }: RequestContext['req']): Part {
  const parts: Part[] = Array.isArray(files) ? files : [];
  const [part, ...more] = parts.filter(({ fieldname }) => fieldname === FIELD);
  if (more.length > 0) throw wrong('FIELD_FORMAT');
  if (part) return part;
  // The multipart middleware drops a file that is far too large.
  throw wrong(Number(headers['content-length']) > FILE_BYTES_MAX ? 'FILE_TOO_LARGE' : 'FIELD_REQUIRED');
}

const wrong = (subCode: SubCodeName) => wrongField(FIELD, subCode);
