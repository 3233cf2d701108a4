/** Messages of the portal to the signed-in person. */

import { NOTICES_PER_CALL } from '@/constants';
import type { Data } from '@/contract';
import { noticesEndpoints } from '@/contract/notices';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(noticesEndpoints);

/** Messages of the portal to this person, newest first. */
export const getNotices = (): Promise<Data<'notices'>> => call('notices');

/** Marks messages read, however many: a call takes NOTICES_PER_CALL of them. Stops at the first call that fails. */
export async function readNotices(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += NOTICES_PER_CALL) {
    await call('readNotices', { body: { ids: ids.slice(from, from + NOTICES_PER_CALL) } });
  }
}
