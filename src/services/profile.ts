/** What people say of themselves, and what they are told by mail. */

import type { Body, Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** The basic settings; mail address, street and phone masked. */
export const getProfile = () => call('profile');

/** Changes them; of what arrives masked, what is left out stays. The form itself shows a change made elsewhere. */
export const changeProfile = (body: Body<'changeProfile'>, onFailure: OnFailure) =>
  call('changeProfile', { body, onFailure, silentFor: [subCodes.CHANGED_MEANWHILE] });

/** Takes an upload as the avatar; null takes the avatar away. */
export const changeAvatar = (file: string | null, onFailure: OnFailure) =>
  call('changeAvatar', { body: { file }, onFailure });

/** Which kinds of messages go out by mail as well. */
export const getNotificationSettings = () => call('notificationSettings');

/** Turns kinds on or off; answers how all of them stand. */
export const changeNotificationSettings = (body: Body<'changeNotificationSettings'>, onFailure: OnFailure) =>
  call('changeNotificationSettings', { body, onFailure });
