import type { Address } from '@/contract';
import { getAddress } from '@/services/addresses';
import { isNotFound } from '@/utils/http/httpErrors';
import { StepUpDeclined } from '@/utils/http/stepUp';

/** No such address, or somebody else's. */
export const ADDRESS_NOT_FOUND = 'gone';
/** The person has not confirmed who they are. */
export const STEP_UP_DECLINED = 'declined';

/** An address in full, or why there is none to show; rejects where that is not known either. */
export async function loadAddress(
  id: string,
): Promise<Address | typeof ADDRESS_NOT_FOUND | typeof STEP_UP_DECLINED | false> {
  if (!id) return ADDRESS_NOT_FOUND;
  try {
    const address = await getAddress(id);
    return typeof address === 'object' && address;
  } catch (error) {
    if (isNotFound(error)) return ADDRESS_NOT_FOUND;
    if (error instanceof StepUpDeclined) return STEP_UP_DECLINED;
    throw error;
  }
}
