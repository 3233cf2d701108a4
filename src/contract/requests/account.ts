/** Requests of the signed-in person's own record. */
import * as v from 'valibot';
import { ownFields } from '../../validation/people';
import type { accountEndpoints } from '../account';
import { codeRefusals, oneTimeCode, passwordRefusals, sealed, secretId, withMobile } from './fields';
import type { RequestsFor } from './request';

export const accountRequests = {
  changePassword: {
    summary: 'Changes the password. Every other session of the account ends.',
    /** Both are encrypted with one key if there is a `secretId`. */
    body: v.object({ pwd: sealed, newPwd: sealed, secretId }),
    refusals: ['LOCKED', 'SECRET_INVALID', 'PASSWORD_WRONG', ...passwordRefusals],
    stepUp: 'withFactor',
  },
  bindMobile: {
    summary: 'Binds the first mobile number, which a code of the scene `bind` has proved.',
    body: withMobile({ code: oneTimeCode }),
    refusals: [...codeRefusals, 'MOBILE_TAKEN'],
    stepUp: true,
  },
  identity: { summary: 'Reads the identity, masked.' },
  ownValue: {
    summary: 'Reads one value in full, for its owner.',
    body: v.object({ field: v.picklist(ownFields) }),
    stepUp: true,
  },
} satisfies RequestsFor<typeof accountEndpoints>;
