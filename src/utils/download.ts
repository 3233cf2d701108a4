/** Passes a file that was made in the page to the browser's downloads. */
import { MINUTE } from '@/constants';

/** Longest name, in characters: with an ending and " (1)" it stays below the 255 bytes of common file systems. */
const NAME_MAX = 80;
const FALLBACK = 'download';
/** Reserved in the names of Windows and POSIX files, and what hides or turns round the letters beside it. */
const UNSAFE = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+/gu;
/** A hidden file, or one whose ending Windows would drop. */
const EDGES = /^[\s.]+|[\s.]+$/g;
/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** The slowest browsers begin to read only after the click has returned. */
const READING_TIME = MINUTE;

/** A name that every file system accepts, with its ending: unsafe characters become one underscore. */
export function safeFileName(name: string): string {
  const clean = name.replace(UNSAFE, '_').replace(EDGES, '').replace(DEVICE, '_$&');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 8 ? clean.slice(dot) : '';
  const stem = clean.slice(0, clean.length - ending.length);
  return [...stem].slice(0, NAME_MAX).join('') + ending || FALLBACK;
}

/** Saves the parts as one file of this name and media type. The object URL is given back after a minute. */
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
  setTimeout(() => URL.revokeObjectURL(url), READING_TIME);
}
