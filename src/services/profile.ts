/** The user's profile, and the kinds of notices that are also sent by mail. */

import type { Body } from '@/contract';
import { profileEndpoints } from '@/contract/profile';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(profileEndpoints);

/** Resolves with the basic settings; mail address, street and phone are masked. */
export const getProfile = () => call('profile');

/** Changes the profile; omitted fields, such as masked ones, stay. The form shows a change made elsewhere. */
export const changeProfile = (body: Body<'changeProfile'>) =>
  call('changeProfile', { body, silentFor: ['CHANGED_MEANWHILE'] });

/** Makes an upload the avatar; null removes the avatar. */
export const changeAvatar = (file: string | null) => call('changeAvatar', { body: { file } });

/** Lists the kinds of notices that are also sent by mail. */
export const getNotificationSettings = () => call('notificationSettings');

/** Turns kinds on or off. Resolves with the state of all kinds. */
export const changeNotificationSettings = (body: Body<'changeNotificationSettings'>) =>
  call('changeNotificationSettings', { body });
