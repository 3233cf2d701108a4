/** Messages of the portal to the signed-in person. */

import type { Data } from '@/contract';
import { noticesEndpoints } from '@/contract/endpoints/notices';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(noticesEndpoints);

/** Messages of the portal to this person, newest first. */
export const getNotices = (): Promise<Data<'notices'>> => call('notices');

/** Marks messages read. */
export const readNotices = (ids: string[]): Promise<Data<'readNotices'>> =>
  call('readNotices', { body: { ids } });
