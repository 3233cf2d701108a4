/**
 * Uploaded files of a visitor or an account. A file waits for a form to use it, for two hours at most. The mock
 * keeps the content of pictures of signed-in people, which may become an avatar, and of no other file.
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
import { createTooManyRefusal, dropEnded, keepRecord, listOfNetwork, listOwn } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { Upload } from '../store/records/upload';
import { getPortal } from '../store/state';

/** One part of a multipart body, as the middleware in front keeps it in memory. */
interface Part {
  fieldname: string;
  originalname: string;
  buffer: Buffer;
}

const FIELD = 'file';
/** Kept characters of a file name: as many as file systems take. */
const NAME_MAX = 255;
/**
 * Bytes that the mock keeps of all pictures together, of those of one network address, and when it is worth another try
 * after that.
 */
const KEPT_BYTES_MAX = 200 * 1024 * 1024;
const KEPT_BYTES_OF_ADDRESS = 80 * 1024 * 1024;
const FULL_WAIT = 5 * MINUTE;

/**
 * Stores the one file of a multipart body for its owner; with `content` it keeps the bytes of a picture. Throws a 422
 * at `file` with the reason, UPLOADS_FULL if too many files of the owner wait for a form, and a 429 if too many of
 * the network address do, or if the portal is full: files of other owners stay.
 */
export function storeUpload(req: RequestContext['req'], owner: string, { content = false } = {}): StoredFile {
  const { originalname, buffer } = uploadedPart(req);
  const problem = checkUpload(buffer.length, buffer);
  if (problem) throw wrong(problem);
  const type = detectFileType(buffer) ?? '';
  const name = Array.from(originalname).slice(0, NAME_MAX).join('');
  const file = { id: randomUUID(), name, type, size: buffer.length };
  const kept = content && type.startsWith('image/') && { content: buffer };
  const { uploads } = getPortal();
  const upload: Upload = { ...file, ...kept, owner, expiresAt: now() + FILE_LIFETIME };
  dropEnded(uploads);
  assertOwnRoom(upload);
  const shared = listOfNetwork(uploads, req);
  assertShare(upload, shared);
  if (upload.content) assertContentRoom(upload.content.length, shared);
  keepRecord(uploads, file.id, upload, req, { whenShared: 'refuse' });
  return file;
}

const countBytes = (files: Upload[]): number => files.reduce((sum, { size }) => sum + size, 0);
const countKept = (files: Iterable<Upload>): number =>
  [...files].reduce((sum, { content }) => sum + (content?.length ?? 0), 0);

function assertOwnRoom({ owner, size, expiresAt }: Upload): void {
  const own = listOwn(getPortal().uploads, { owner, expiresAt });
  const isFull = own.length >= UPLOADS_MAX || countBytes(own) + size > UPLOADS_BYTES_MAX;
  if (isFull) throw wrong('UPLOADS_FULL');
}

/** Fresh visitors of one address have no fresh room each. */
function assertShare({ size }: Upload, shared: Upload[]): void {
  const isFull = shared.length >= UPLOADS_OF_ADDRESS || countBytes(shared) + size > UPLOADS_BYTES_OF_ADDRESS;
  if (isFull) throw createTooManyRefusal(shared[0]);
}

/** The memory for pictures is shared, so each address gets a part of it. */
function assertContentRoom(size: number, shared: Upload[]): void {
  const isOver = countKept(shared) + size > KEPT_BYTES_OF_ADDRESS;
  const isFull = countKept(getPortal().uploads.values()) + size > KEPT_BYTES_MAX;
  if (!isOver && !isFull) return;
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(FULL_WAIT / SECOND) });
}

/**
 * Returns the files of the field `files` of a form: uploads of the visitor or the account, in the order of the
 * form. They stay until {@link claimFiles}, so that a form that is refused for another reason keeps its
 * files. Throws a 422 for a file that is unknown or listed twice.
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

/** Finds a waiting file of an account, with its content if that was kept. */
export function findOwnFile(account: Account, id: string): Upload | undefined {
  const file = getPortal().uploads.get(id);
  return file && file.expiresAt > now() && file.owner === account.id ? file : undefined;
}

/** Gives files to a form: no other form can use them. */
export function claimFiles(files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) getPortal().uploads.delete(id);
}

function uploadedPart({ files, headers }: RequestContext['req']): Part {
  const parts: Part[] = Array.isArray(files) ? files : [];
  const [part, ...more] = parts.filter(({ fieldname }) => fieldname === FIELD);
  if (more.length > 0) throw wrong('FIELD_FORMAT');
  if (part) return part;
  // The middleware in front drops a file that is far too large.
  throw wrong(Number(headers['content-length']) > FILE_BYTES_MAX ? 'FILE_TOO_LARGE' : 'FIELD_REQUIRED');
}

const wrong = (subCode: SubCodeName) => wrongField(FIELD, subCode);
