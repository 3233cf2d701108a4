/** What people say of themselves. */
import { anyData, type SomeEndpoints } from './endpoint';

export const profileEndpoints = {
  profile: { call: 'GET /authApi/user/v1/profile', data: anyData<'profile'>() },
  changeProfile: { call: 'PUT /authApi/user/v1/profile', data: anyData<'changeProfile'>() },
  changeAvatar: { call: 'PUT /authApi/user/v1/avatar', data: anyData<'changeAvatar'>() },
  notificationSettings: {
    call: 'GET /authApi/user/v1/notificationSettings',
    data: anyData<'notificationSettings'>(),
  },
  changeNotificationSettings: {
    call: 'PATCH /authApi/user/v1/notificationSettings',
    data: anyData<'changeNotificationSettings'>(),
  },
} satisfies SomeEndpoints;
