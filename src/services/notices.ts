/** Notices of the portal to the signed-in user. */

import { NOTICES_PER_CALL } from '@/constants';
import { noticesEndpoints } from '@/contract/notices';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(noticesEndpoints);

/** Lists the notices, newest first. */
export const getNotices = () => call('notices');

/** Marks any number of notices as read, NOTICES_PER_CALL per call. Stops at the first call that fails. */
export async function readNotices(ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += NOTICES_PER_CALL) {
    await call('readNotices', { body: { ids: ids.slice(from, from + NOTICES_PER_CALL) } });
  }
}
