import type { CompanyAuthorizationDetail } from '@/contract';
import { getCompanyAuthorization } from '@/services/handlers';
import { isNotFound } from '@/utils/http/ApiError';

/** No such authorization, or one that is not theirs to see: the server tells neither apart. */
export const AUTHORIZATION_UNKNOWN = 'unknown' as const;

/** One authorization of a company, or that there is none; throws ApiError where that is not known either. */
export async function loadAuthorization(
  roleId: string,
  id: string,
): Promise<CompanyAuthorizationDetail | typeof AUTHORIZATION_UNKNOWN> {
  if (!id) return AUTHORIZATION_UNKNOWN;
  try {
    return await getCompanyAuthorization(roleId, id);
  } catch (error) {
    if (isNotFound(error)) return AUTHORIZATION_UNKNOWN;
    throw error;
  }
}
