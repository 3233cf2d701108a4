/** The profile of the person, and which notices are sent by mail. */

import type { Body, Data } from '@/contract';
import { profileEndpoints } from '@/contract/profile';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(profileEndpoints);

/** The basic settings; mail address, street and phone masked. */
export const getProfile = (): Promise<Data<'profile'>> => call('profile');

/** Changes the profile; omitted fields, such as masked ones, stay. The form shows a change made elsewhere. */
export const changeProfile = (body: Body<'changeProfile'>): Promise<Data<'changeProfile'>> =>
  call('changeProfile', { body, silentFor: ['CHANGED_MEANWHILE'] });

/** Takes an upload as the avatar; null takes the avatar away. */
export const changeAvatar = (file: string | null): Promise<Data<'changeAvatar'>> =>
  call('changeAvatar', { body: { file } });

/** Which kinds of messages go out by mail as well. */
export const getNotificationSettings = (): Promise<Data<'notificationSettings'>> =>
  call('notificationSettings');

/** Turns kinds on or off; answers how all of them stand. */
export const changeNotificationSettings = (
  body: Body<'changeNotificationSettings'>,
): Promise<Data<'changeNotificationSettings'>> => call('changeNotificationSettings', { body });
