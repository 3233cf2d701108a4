/** document.title, written here only: 'page – site', with the word for error in front after a failed submit. */
import { getIntl } from '@umijs/max';
import type { MessageKey } from '@/locales/zh-CN/index';
import { findPageRoute } from '@/utils/routing/pageRoute';

let pathname = '';
/** The title that the page sets itself; '' for that of the route table. */
let ownTitle = '';
let siteName = '';
let failed = false;

function write() {
  const { messages, formatMessage } = getIntl();
  const title = findPageRoute(pathname)?.title;
  const words = [ownTitle || (title && messages[title]), siteName].filter(Boolean).join(' – ');
  document.title = failed
    ? formatMessage({ id: 'common.errorTitle' satisfies MessageKey }, { title: words })
    : words;
}

/** Shows the title of this address; a new page starts without error. */
export function showPageTitle(path: string) {
  pathname = path;
  ownTitle = '';
  failed = false;
  write();
}

/** Says the portal's own name, as the server gives it. */
export function setSiteName(name: string) {
  siteName = name;
  write();
}

/** Names the page on show, where its title is no message of the portal. */
export function setOwnPageTitle(title: string) {
  ownTitle = title;
  write();
}

/** Prefixes the title with the word for error, so that a screen reader hears it first. */
export function setTitleError(value: boolean) {
  failed = value;
  write();
}

/** Writes the title again, in the language now in force. */
export const refreshTitle = write;
