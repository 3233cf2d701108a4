/** The signed-in person's own record. */
import { call } from '@/utils/request';

/** Who is signed in, masked. */
export const getUserInfo = () => call('accountDetail');

/** The identity card of /user/identity_manage, masked. */
export const getIdentity = () => call('identity');

/** Messages of the portal to this person, newest first. */
export const getNotices = () => call('notices');

/** Marks messages read. */
export const readNotices = (ids: string[]) => call('readNotices', { body: { ids } });
