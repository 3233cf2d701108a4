/** The user's profile, and the kinds of notices that are also sent by mail. */

import type { Body, Data } from '@/contract';
import { profileEndpoints } from '@/contract/profile';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(profileEndpoints);

/** Resolves with the basic settings; mail address, street and phone are masked. */
export const getProfile = (): Promise<Data<'profile'>> => call('profile');

/** Changes the profile; omitted fields, such as masked ones, stay. The form shows a change made elsewhere. */
export const changeProfile = (body: Body<'changeProfile'>): Promise<Data<'changeProfile'>> =>
  call('changeProfile', { body, silentFor: ['CHANGED_MEANWHILE'] });

/** Makes an upload the avatar; null removes the avatar. */
export const changeAvatar = (file: string | null): Promise<Data<'changeAvatar'>> =>
  call('changeAvatar', { body: { file } });

/** Lists the kinds of messages that are also sent by mail. */
export const getNotificationSettings = (): Promise<Data<'notificationSettings'>> =>
  call('notificationSettings');

/** Turns kinds on or off. Resolves with the state of all kinds. */
export const changeNotificationSettings = (
  body: Body<'changeNotificationSettings'>,
): Promise<Data<'changeNotificationSettings'>> => call('changeNotificationSettings', { body });
