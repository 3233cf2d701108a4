/** The files of a form, from being chosen to being kept by the server. Pure; screens and uploads live apart. */
import { FILES_MAX } from '@/constants';
import type { StoredFile } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ApiError } from '@/utils/http/ApiError';

/** One file of the form. Without `stored` and `error` it is on its way. */
export interface FileItem {
  /** Names it on this page. */
  key: string;
  file: File;
  /** Media type its content tells. */
  type: string;
  /** What the server keeps of it. */
  stored?: StoredFile;
  /** Why it did not get there. */
  error?: ApiError;
}

/** A file that was looked into: its type, or what is wrong with it. */
export type InspectedFile = { file: File; type: string } | { file: File; problem: MessageKey };

/** A file that was not taken, and why. */
export interface RejectedFile {
  name: string;
  problem: MessageKey;
}

let made = 0;

function newItem(file: File, type: string): FileItem {
  made += 1;
  return { key: `file-${made}`, file, type };
}

/** Takes in what may be taken, in order, as far as there is room; the rest is refused with its reason. */
export function acceptFiles(
  items: FileItem[],
  inspected: InspectedFile[],
): { added: FileItem[]; refused: RejectedFile[] } {
  const added: FileItem[] = [];
  const refused: RejectedFile[] = [];
  for (const one of inspected) {
    const { name } = one.file;
    if ('problem' in one) refused.push({ name, problem: one.problem });
    else if (items.length + added.length >= FILES_MAX) {
      refused.push({ name, problem: 'subCode.TOO_MANY_FILES' });
    } else added.push(newItem(one.file, one.type));
  }
  return { added, refused };
}

/** Changes one file; nothing happens where it has been removed. */
export const updateFile = (items: FileItem[], key: string, part: Partial<FileItem>): FileItem[] =>
  items.map((item) => (item.key === key ? { ...item, ...part } : item));

export const removeFile = (items: FileItem[], key: string): FileItem[] =>
  items.filter((item) => item.key !== key);

/** What keeps a form with these files from being sent, or null. */
export function checkFiles(items: FileItem[], required: boolean): MessageKey | null {
  if (items.some(({ error }) => error)) return 'files.mend';
  if (items.some(({ stored }) => !stored)) return 'files.wait';
  return required && items.length === 0 ? 'files.required' : null;
}

/** The ids a form carries. */
export const getFileIds = (items: FileItem[] = []): string[] =>
  items.flatMap(({ stored }) => (stored ? [stored.id] : []));

/** The same files after the server has said that it no longer has them: each can be sent again. */
export const markFilesUnknown = (items: FileItem[] = []): FileItem[] =>
  items.map(({ key, file, type }) => ({
    key,
    file,
    type,
    error: new ApiError('refused', { subCode: 'FILE_UNKNOWN' }),
  }));
