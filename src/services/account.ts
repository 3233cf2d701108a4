/** The signed-in user's own record. */

import type { Body, OwnField } from '@/contract';
import { accountEndpoints } from '@/contract/account';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(accountEndpoints);

/** Resolves with the masked identity card of /user/identity_manage. */
export const getIdentity = () => call('identity');

/**
 * Resolves with one of the user's own values in full, or '' if it is empty. Requires a step-up. Shows no notice; the
 * page shows the error.
 */
export const getOwnValue = async (field: OwnField): Promise<string> =>
  (await call('ownValue', { body: { field }, quiet: true })).value;

/**
 * Changes the password. Both passwords are sealed with one key, which is requested again for each try. Ends all other
 * sessions of the account.
 */
export const changePassword = (pwd: string, newPwd: string) =>
  call('changePassword', {
    body: async () => {
      const { values, secretId } = await sealForRequest([pwd, newPwd]);
      const [sealedOld = '', sealedNew = ''] = values;
      return { pwd: sealedOld, newPwd: sealedNew, secretId };
    },
  });

/** Sets the mobile number, proved by a code of the scene `bind`. */
export const bindMobile = (body: Body<'bindMobile'>) => call('bindMobile', { body });
