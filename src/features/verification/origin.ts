/** The page from which a verification was started: an application's request, or a page of the portal. */

import type { Verification } from '@/contract';
import type { PagePath } from '@/utils/routing/paths';
import { HOME_PATH, toChannelPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import type { ChannelName } from '../../domain/verificationChannels';

/** Returns the path of a channel's page, or of one of its verifications (`id`). The page links back to `origin`. */
export const toChannelPage = (channel: ChannelName, origin: string, id?: string): PagePath =>
  addReferer(addQueryParam(toChannelPath(channel), 'id', id), origin);

/** Returns the path of the page with all levels, which links back to `origin`. */
export const toLevelsPage = (origin: string): PagePath => addReferer(VERIFICATION_PATH, origin);

/**
 * Returns the validated path to return to: the referer of the page's address; if it has none (HOME_PATH), for example
 * after a return from the payment app, the path stored with the verification.
 */
export const getOrigin = (referer: string, { origin }: Pick<Verification, 'origin'>): string =>
  referer === HOME_PATH ? sanitizeReferer(origin) : referer;
