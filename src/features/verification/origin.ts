/** Where a verification was begun from: an application's request, or a page of the portal. */

import type { Verification } from '@/contract';
import { hasWaitingApplication } from '@/utils/routing/guides';
import type { PagePath } from '@/utils/routing/paths';
import { HOME_PATH, toChannelPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import type { ChannelName } from '../../domain/verificationChannels';

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

/** The checked path that a query leads back to: the address says, or else the query itself, which came by another way. */
export const getOrigin = (address: string, { origin }: Pick<Verification, 'origin'>): string =>
  address === HOME_PATH ? sanitizeReferer(origin) : address;
