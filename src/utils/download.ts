/** Downloads files that were created in the page. */
import { MINUTE } from '@/constants';

/** Ms until the object URL is revoked: some browsers start to read it only after the click has returned. */
const REVOKE_DELAY = MINUTE;

/** Saves the parts as one file with this media type. The browser replaces characters that a file's name must not have. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // Firefox follows only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
