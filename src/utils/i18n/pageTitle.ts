/** Writes document.title, which no other file does: 'page – site', prefixed with "Error" after a failed submit. */
import { getIntl } from '@umijs/max';
import type { MessageKey } from '@/locales/zh-CN/index';
import { findPageRoute } from '@/utils/routing/pageRoute';

let pathname = '';
/** The title that the page sets itself; '' to use the title of the route table. */
let ownTitle = '';
let siteName = '';
let failed = false;

function write() {
  const { messages, formatMessage } = getIntl();
  const titleKey = findPageRoute(pathname)?.title;
  const title = [ownTitle || (titleKey && messages[titleKey]), siteName].filter(Boolean).join(' – ');
  document.title = failed
    ? formatMessage({ id: 'common.errorTitle' satisfies MessageKey }, { title })
    : title;
}

/** Shows the title of the page at this path, without the error prefix. */
export function showPageTitle(path: string) {
  pathname = path;
  ownTitle = '';
  failed = false;
  write();
}

/** Sets the portal's name, which the server sends. */
export function setSiteName(name: string) {
  siteName = name;
  write();
}

/** Sets the title of the open page, if it is not in the route table. */
export function setOwnPageTitle(title: string) {
  ownTitle = title;
  write();
}

/** Adds or removes the error prefix, which a screen reader reads first. */
export function setTitleError(value: boolean) {
  failed = value;
  write();
}

/** Writes the title again, in the current language. */
export const refreshTitle = write;
