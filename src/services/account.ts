/** The signed-in person's own record. */

import type { Body, Envelope } from '@/contract';
import { call } from '@/utils/http/request';

/** Who is signed in, masked. */
export const getUserInfo = () => call('accountDetail');

/** The identity card of /user/identity_manage, masked. */
export const getIdentity = () => call('identity');

/** Messages of the portal to this person, newest first. */
export const getNotices = () => call('notices');

/** Marks messages read. */
export const readNotices = (ids: string[]) => call('readNotices', { body: { ids } });

/** A new password; both values sealed with one key. Every other session of the account ends. */
export const changePassword = (body: Body<'changePassword'>, onFailure: (envelope: Envelope) => void) =>
  call('changePassword', { body, onFailure });

/** A mobile number, proved by a code of the scene `bind`. */
export const bindMobile = (body: Body<'bindMobile'>, onFailure: (envelope: Envelope) => void) =>
  call('bindMobile', { body, onFailure });
