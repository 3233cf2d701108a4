/** document.title, written here only: 'page – site', with the word for error in front after a failed submit. */
import { getIntl } from '@umijs/max';
import { routeOf } from './routeTable';

let pathname = '';
let siteName = '';
let failed = false;

function write() {
  const { messages } = getIntl();
  const title = routeOf(pathname)?.title;
  const words = [title && messages[title], siteName].filter(Boolean).join(' – ');
  document.title = failed ? `${messages['common.errorPrefix']}: ${words}` : words;
}

/** Shows the title of this address; a new page starts without error. */
export function showTitle(path: string) {
  pathname = path;
  failed = false;
  write();
}

/** Says the portal's own name, as the server gives it. */
export function nameSite(name: string) {
  siteName = name;
  write();
}

/** Prefixes the title with the word for error, so that a screen reader hears it first. */
export function markTitleFailed(value: boolean) {
  failed = value;
  write();
}

/** Writes the title again, in the language now in force. */
export const retitle = write;
