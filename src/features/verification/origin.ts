/** The page from which a verification was started: an application's request, or a page of the portal. */

import type { Verification } from '@/contract';
import { hasWaitingApplication } from '@/utils/routing/guides';
import type { PagePath } from '@/utils/routing/paths';
import { HOME_PATH, toChannelPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import type { ChannelName } from '../../domain/verificationChannels';

/** Returns the id of the application's request in a validated path; '' if the path is no such request. */
export function getWaitingRequest(origin: string): string {
  if (!hasWaitingApplication(origin)) return '';
  return new URLSearchParams(origin.replace(/#.*$/s, '').split('?')[1]).get('requestId') ?? '';
}

/** Returns the path of a channel or of one of its queries; it returns to the page where the user started. */
export const toChannelPage = (channel: ChannelName, origin: string, id?: string): PagePath =>
  addReferer(addQueryParam(toChannelPath(channel), 'id', id), origin);

/** Returns the path of the page with all levels; it returns to the same page. */
export const toLadderPage = (origin: string): PagePath => addReferer(VERIFICATION_PATH, origin);

/**
 * Returns the validated path to return to: from the address, otherwise from the query, for example after the payment
 * app.
 */
export const getOrigin = (address: string, { origin }: Pick<Verification, 'origin'>): string =>
  address === HOME_PATH ? sanitizeReferer(origin) : address;
