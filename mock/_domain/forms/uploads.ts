/**
 * Uploads: a visitor's own or an account's, until a form takes them or a day has passed. Of their content the mock
 * keeps the pictures of somebody signed in, which may become an avatar; the rest the portal shows to nobody.
 */
import { randomUUID } from 'node:crypto';
import { FILE_BYTES_MAX, FILE_LIFETIME, FILES_MAX } from '../../../src/constants';
import type { StoredFile } from '../../../src/contract';
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';
import { checkUpload } from '../../../src/validation/files';
import { detectFileType } from '../../../src/validation/fileType';
import type { Account } from '../accounts/accounts';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import { getPortal } from '../store/state';
import { FieldError, listOf, type Reader, text } from './fields';

export interface Upload extends StoredFile {
  /** A visitor, or an account where it was uploaded with a session. */
  owner: string;
  expiresAt: number;
  content?: Buffer;
}

/** A part of a multipart body as the middleware in front keeps it in memory. */
interface Part {
  fieldname: string;
  originalname: string;
  buffer: Buffer;
}

const FIELD = 'file';
const ID_MAX = 64;
/** Characters of a name that are kept: as many as file systems take. */
const NAME_MAX = 255;

/**
 * Keeps the one file of a multipart body for its owner, and where told the content of a picture. What is wrong with
 * it is a 422 at `file`.
 */
export function storeUpload(req: RequestContext['req'], owner: string, { content = false } = {}): StoredFile {
  const { originalname, buffer } = uploadedPart(req);
  const problem = checkUpload(buffer.length, buffer);
  if (problem) throw wrong(problem);
  const type = detectFileType(buffer) ?? '';
  const name = Array.from(originalname).slice(0, NAME_MAX).join('');
  const file = { id: randomUUID(), name, type, size: buffer.length };
  const { uploads } = getPortal();
  dropExpired(uploads);
  const kept = content && type.startsWith('image/') && { content: buffer };
  uploads.set(file.id, { ...file, ...kept, owner, expiresAt: now() + FILE_LIFETIME });
  return file;
}

/**
 * Reader of the files a form names: uploads of the visitor or of the account, in the form's order. They stay
 * until {@link claimFiles}, so that a form refused for something else keeps them.
 */
export function createOwnFilesReader({
  visitor,
  account,
}: Pick<RequestContext, 'visitor' | 'account'>): Reader<StoredFile[]> {
  return (raw) => {
    const ids = listOf(text(ID_MAX), Number.POSITIVE_INFINITY)(raw);
    if (ids.length > FILES_MAX) throw new FieldError('TOO_MANY_FILES');
    const found = [...new Set(ids)].map((id) => getPortal().uploads.get(id));
    const files = found.filter((file): file is Upload => file !== undefined && file.expiresAt > now());
    const own = files.filter(({ owner }) => owner === visitor || owner === account?.id);
    if (own.length !== ids.length) throw new FieldError('FILE_UNKNOWN');
    return own.map(({ id, name, type, size }) => ({ id, name, type, size }));
  };
}

/** Reader of one file of an account that a form names, with its content where that is kept. */
export function createOwnFileReader(account: Account): Reader<Upload> {
  return (raw) => {
    const file = getPortal().uploads.get(text(ID_MAX)(raw));
    if (!file || file.expiresAt <= now() || file.owner !== account.id) throw new FieldError('FILE_UNKNOWN');
    return file;
  };
}

/** Hands files over to a form: no other can name them. */
export function claimFiles(files: Pick<StoredFile, 'id'>[]): void {
  for (const { id } of files) getPortal().uploads.delete(id);
}

function uploadedPart({ files, headers }: RequestContext['req']): Part {
  const parts: Part[] = Array.isArray(files) ? files : [];
  const [part, ...more] = parts.filter(({ fieldname }) => fieldname === FIELD);
  if (more.length > 0) throw wrong('FIELD_FORMAT');
  if (part) return part;
  // The middleware in front drops what is far too large.
  throw wrong(Number(headers['content-length']) > FILE_BYTES_MAX ? 'FILE_TOO_LARGE' : 'FIELD_REQUIRED');
}

const wrong = (subCode: SubCodeName) => new HttpRefusal(422, 'FIELDS_WRONG', { [FIELD]: subCodes[subCode] });
