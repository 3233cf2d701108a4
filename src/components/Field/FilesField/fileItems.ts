/** Functions on the files of a form, from the choice to the finished upload. They have no side effects. */
import { FILES_MAX } from '@/constants';
import type { StoredFile } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ApiError } from '@/utils/http/ApiError';

/** A file of the form. Without `stored` and `error`, it is being uploaded. */
export interface FileItem {
  /** Identifies the file on this page. */
  key: string;
  file: File;
  /** Media type, read from the file's content. */
  type: string;
  /** The stored file of the server. */
  stored?: StoredFile;
  /** Error of the upload. */
  error?: ApiError;
}

/** The result of inspecting a file: its type, or its problem. */
export type InspectedFile = { file: File; type: string } | { file: File; problem: MessageKey };

/** A refused file, and the reason. */
export interface RejectedFile {
  name: string;
  problem: MessageKey;
}

let made = 0;

function newItem(file: File, type: string): FileItem {
  made += 1;
  return { key: `file-${made}`, file, type };
}

/** Adds the valid files in order until the form is full, and refuses the others with a reason. */
export function acceptFiles(
  items: FileItem[],
  inspected: InspectedFile[],
  max = FILES_MAX,
): { added: FileItem[]; refused: RejectedFile[] } {
  const added: FileItem[] = [];
  const refused: RejectedFile[] = [];
  for (const one of inspected) {
    const { name } = one.file;
    if ('problem' in one) refused.push({ name, problem: one.problem });
    else if (items.length + added.length >= max) {
      refused.push({ name, problem: max === 1 ? 'files.one' : 'subCode.TOO_MANY_FILES' });
    } else added.push(newItem(one.file, one.type));
  }
  return { added, refused };
}

/** Changes one file; does nothing if the file was removed meanwhile. */
export const updateFile = (items: FileItem[], key: string, part: Partial<FileItem>): FileItem[] =>
  items.map((item) => (item.key === key ? { ...item, ...part } : item));

export const removeFile = (items: FileItem[], key: string): FileItem[] =>
  items.filter((item) => item.key !== key);

/** Why a form with these files cannot be sent, or null. */
export function checkFiles(items: FileItem[], required: boolean): MessageKey | null {
  if (items.some(({ error }) => error)) return 'files.mend';
  if (items.some(({ stored }) => !stored)) return 'files.wait';
  return required && items.length === 0 ? 'files.required' : null;
}

/** The ids of the stored files, which the form sends. */
export const getFileIds = (items: FileItem[] = []): string[] =>
  items.flatMap(({ stored }) => (stored ? [stored.id] : []));

/** Marks all files as failed after the server has lost them, so that each can be uploaded again. */
export const markFilesUnknown = (items: FileItem[] = []): FileItem[] =>
  items.map(({ key, file, type }) => ({
    key,
    file,
    type,
    error: new ApiError('refused', { subCode: 'FILE_UNKNOWN' }),
  }));
