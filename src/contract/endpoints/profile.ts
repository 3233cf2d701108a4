/** What people say of themselves. */
import * as v from 'valibot';
import type { SomeEndpoints } from './rows';

const profile = v.object({
  nickname: v.string(),
  avatar: v.string(),
  email: v.string(),
  profile: v.string(),
  country: v.string(),
  province: v.string(),
  city: v.string(),
  address: v.string(),
  phone: v.string(),
  version: v.string(),
});

const notificationSettings = v.object({ messages: v.boolean(), system: v.boolean(), todo: v.boolean() });

export const profileEndpoints = {
  profile: { call: 'GET /authApi/user/v1/profile', data: profile },
  changeProfile: { call: 'PUT /authApi/user/v1/profile', data: profile },
  changeAvatar: { call: 'PUT /authApi/user/v1/avatar', data: v.object({ avatar: v.string() }) },
  notificationSettings: { call: 'GET /authApi/user/v1/notificationSettings', data: notificationSettings },
  changeNotificationSettings: {
    call: 'PATCH /authApi/user/v1/notificationSettings',
    data: notificationSettings,
  },
} satisfies SomeEndpoints;
