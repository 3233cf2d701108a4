import type { Address } from '@/contract';
import { getAddress } from '@/services/addresses';
import { ApiError } from '@/utils/http/ApiError';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';

/** The user has canceled the step-up. */
export const STEP_UP_DECLINED = 'declined';

/** Loads an address in full, or returns why it cannot be shown. Throws ApiError for other failures. */
export async function loadAddress(id: string): Promise<Address | typeof UNKNOWN | typeof STEP_UP_DECLINED> {
  if (!id) return UNKNOWN;
  try {
    return await getAddress(id);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'declined') return STEP_UP_DECLINED;
    return toUnknown(error);
  }
}
