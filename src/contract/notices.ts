/** Notices of the portal for the signed-in user, shown in the panel of the bell on every page. */
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
