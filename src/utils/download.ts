/** Downloads files that were created in the page. */
import { MINUTE } from '@/constants';

/** Maximum length in characters: with a file extension and " (1)" a name stays below 255 bytes, the common limit. */
const NAME_MAX = 80;
const FALLBACK = 'download';
/** Characters that are reserved in file names of Windows and POSIX, or that hide or reorder others. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+/gu;
/** A leading dot would hide the file; Windows removes dots and spaces at the end. */
const EDGES = /^[\s.]+|[\s.]+$/g;
/** Names that are devices on Windows, whatever their file extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Ms until the object URL is revoked: some browsers start to read it only after the click has returned. */
const REVOKE_DELAY = MINUTE;

/** Returns a name that every file system accepts, with its extension: unsafe characters become one underscore. */
export function safeFileName(name: string): string {
  const clean = name.replace(UNSAFE, '_').replace(EDGES, '').replace(DEVICE, '_$&');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 8 ? clean.slice(dot) : '';
  const stem = clean.slice(0, clean.length - ending.length);
  return [...stem].slice(0, NAME_MAX).join('') + ending || FALLBACK;
}

/** Saves the parts as one file with this name and media type. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.hidden = true;
  // Firefox follows only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
