import type { Address } from '@/contract';
import { getAddress } from '@/services/addresses';
import { ApiError, isNotFound } from '@/utils/http/ApiError';

/** No such address, or another user's. */
export const ADDRESS_NOT_FOUND = 'gone';
/** The user has canceled the step-up. */
export const STEP_UP_DECLINED = 'declined';

/** Loads an address in full, or returns why it cannot be shown. Throws ApiError for other failures. */
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
