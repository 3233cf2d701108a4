/** Where a verification was begun from: an application's request, or a page of the portal. */

import { hasWaitingApplication } from '@/utils/routing/guides';
import type { PagePath } from '@/utils/routing/paths';
import { HOME_PATH, toChannelPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { sanitizeReferer } from '@/utils/routing/redirect';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import type { ChannelName } from './channels';

const KEY = 'verificationOrigin';

/** The request of the application that waits behind a checked path; '' for none. */
export function getWaitingRequest(origin: string): string {
  if (!hasWaitingApplication(origin)) return '';
  return new URLSearchParams(origin.replace(/#.*$/s, '').split('?')[1]).get('requestId') ?? '';
}

/** The page of a channel, or of one of its queries, which leads back to where the person came from. */
export const toChannelPage = (channel: ChannelName, origin: string, id?: string): PagePath =>
  addReferer(addQueryParam(toChannelPath(channel), 'id', id), origin);

/** The ladder, which leads back as well. */
export const toLadderPage = (origin: string): PagePath => addReferer(VERIFICATION_PATH, origin);

/** Keeps a checked path in this tab while the person is at the payment app. */
export function saveOrigin(origin: string): void {
  writeTabState(KEY, origin);
}

/** The path that saveOrigin has kept, once; home where there is none. */
export function takeOrigin(): string {
  const kept = readTabState(KEY);
  clearTabState(KEY);
  return typeof kept === 'string' ? sanitizeReferer(kept) : HOME_PATH;
}
