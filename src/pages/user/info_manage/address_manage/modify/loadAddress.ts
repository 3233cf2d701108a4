import type { Address } from '@/contract';
import { getAddress } from '@/services/addresses';
import { ApiError, isNotFound } from '@/utils/http/ApiError';

/** No such address, or somebody else's. */
export const ADDRESS_NOT_FOUND = 'gone';
/** The person has not confirmed who they are. */
export const STEP_UP_DECLINED = 'declined';

/** An address in full, or why there is none to show; throws ApiError where that is not known either. */
export async function loadAddress(
  id: string,
): Promise<Address | typeof ADDRESS_NOT_FOUND | typeof STEP_UP_DECLINED> {
  if (!id) return ADDRESS_NOT_FOUND;
  try {
    return await getAddress(id);
  } catch (error) {
    if (isNotFound(error)) return ADDRESS_NOT_FOUND;
    if (error instanceof ApiError && error.kind === 'declined') return STEP_UP_DECLINED;
    throw error;
  }
}
