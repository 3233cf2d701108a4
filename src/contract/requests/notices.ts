/** Requests of the signed-in person's notices. */
import * as v from 'valibot';
import { NOTICES_PER_CALL } from '../../constants';
import type { noticesEndpoints } from '../notices';
import { token } from './fields';
import type { RequestsFor } from './request';

export const noticesRequests = {
  notices: { summary: 'Lists the notices, the newest first.' },
  readNotices: {
    summary: 'Marks notices as read: all of them or none.',
    body: v.object({ ids: v.pipe(v.array(token), v.maxLength(NOTICES_PER_CALL)) }),
    namesRecord: true,
  },
} satisfies RequestsFor<typeof noticesEndpoints>;
