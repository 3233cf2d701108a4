/** Notices of the portal to the signed-in person, which every page shows under its bell. */
import * as v from 'valibot';
import { type EndpointRows, nothing } from './endpoint';

const notice = v.object({
  id: v.string(),
  at: v.string(),
  title: v.string(),
  text: v.string(),
  read: v.boolean(),
  link: v.optional(v.string()),
  /** Shown on every page until it is read. */
  urgent: v.optional(v.literal(true)),
});

export type Notice = v.InferOutput<typeof notice>;

export const noticesEndpoints = {
  notices: { call: 'GET /authApi/user/v1/notices', data: v.array(notice) },
  readNotices: { call: 'PATCH /authApi/user/v1/notices', data: nothing },
} satisfies EndpointRows;
