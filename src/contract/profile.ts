/**
 * The profile of the signed-in user (specification, section 3, basic settings), and the notices that are also sent by
 * mail.
 */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';

const profile = v.object({
  nickname: personal('ownName'),
  /** A data URI, or ''. */
  avatar: v.string(),
  /** Changed by changeEmail. */
  email: personal(),
  /** The user's description of themselves. */
  profile: v.string(),
  /** ISO 3166-1 alpha-2, or ''. */
  country: v.string(),
  /** Codes of province and city in China; '' elsewhere. */
  province: v.string(),
  city: v.string(),
  /** '' for none. */
  address: personal(),
  phone: personal(),
  version: v.string(),
});

/**
 * Whether notices of each kind are also sent by mail: from other users, from the portal, and tasks. The portal always
 * shows them.
 */
const notificationSettings = v.object({ messages: v.boolean(), system: v.boolean(), todo: v.boolean() });

export type Profile = v.InferOutput<typeof profile>;
export type NotificationSettings = v.InferOutput<typeof notificationSettings>;
export type NotificationKind = keyof NotificationSettings;

export const profileEndpoints = {
  profile: { call: 'GET /authApi/user/v1/profile', data: profile },
  changeProfile: { call: 'PUT /authApi/user/v1/profile', data: profile },
  changeAvatar: { call: 'PUT /authApi/user/v1/avatar', data: v.object({ avatar: v.string() }) },
  notificationSettings: { call: 'GET /authApi/user/v1/notificationSettings', data: notificationSettings },
  changeNotificationSettings: {
    call: 'PATCH /authApi/user/v1/notificationSettings',
    data: notificationSettings,
  },
} satisfies EndpointRows;
