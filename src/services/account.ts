/** The signed-in person's own record. */

import type { Body, Data, OwnField } from '@/contract';
import { accountEndpoints } from '@/contract/account';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(accountEndpoints);

/** The identity card of /user/identity_manage, masked. */
export const getIdentity = (): Promise<Data<'identity'>> => call('identity');

/**
 * One of the person's own values in full, after they have confirmed who they are; '' for none. The page says itself
 * what went wrong.
 */
export const getOwnValue = async (field: OwnField): Promise<string> =>
  (await call('ownValue', { body: { field }, quiet: true })).value;

/**
 * Changes the password. Both passwords are sealed with one key, which is requested again for each try. Every other
 * session of the account ends.
 */
export const changePassword = (pwd: string, newPwd: string): Promise<null> =>
  call('changePassword', {
    body: async () => {
      const { values, secretId } = await sealForRequest([pwd, newPwd]);
      const [sealedOld = '', sealedNew = ''] = values;
      return { pwd: sealedOld, newPwd: sealedNew, secretId };
    },
  });

/** A mobile number, proved by a code of the scene `bind`. */
export const bindMobile = (body: Body<'bindMobile'>): Promise<Data<'bindMobile'>> =>
  call('bindMobile', { body });
