import type { CompanyAuthorizationDetail } from '@/contract';
import { getCompanyAuthorization } from '@/services/handlers';
import { isNotFound } from '@/utils/http/ApiError';

/** No such authorization, or one that the user may not see: the server does not distinguish the two. */
export const AUTHORIZATION_UNKNOWN = 'unknown' as const;

/** Loads an authorization of a company, or returns AUTHORIZATION_UNKNOWN. Throws ApiError for other failures. */
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
