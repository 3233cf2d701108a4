/** Step-up: the user confirms their identity again. */

import type { Body } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(securityEndpoints);

type Proof = Body<'stepUp'>;

/**
 * Confirms this session for 10 minutes (docs/api.md, Step-up). A proof with a secret is sealed again for each try.
 * Refusals in `silentFor` show no notice. Throws ApiError.
 */
export const stepUp = (body: Proof | (() => Promise<Proof>), silentFor?: readonly SubCodeName[]) =>
  call('stepUp', { body, silentFor });

/** Confirms by the password of the account, or of the linked account `accountId`. Seals the password first. */
export const stepUpByPassword = (password: string, accountId?: string) =>
  stepUp(async () => {
    const { values, secretId } = await sealForRequest([password]);
    return { method: 'password', value: values[0] ?? '', secretId, accountId };
  });
