/** Messages of the portal to the person, which every signed-in page shows under its bell. */
import * as v from 'valibot';
import { nothing } from '../endpoint';
import type { SomeEndpoints } from './rows';

const notice = v.object({
  id: v.string(),
  at: v.string(),
  title: v.string(),
  text: v.string(),
  read: v.boolean(),
  link: v.optional(v.string()),
  urgent: v.optional(v.literal(true)),
});

export const noticesEndpoints = {
  notices: { call: 'GET /authApi/user/v1/notices', data: v.array(notice) },
  readNotices: { call: 'PATCH /authApi/user/v1/notices', data: nothing },
} satisfies SomeEndpoints;
