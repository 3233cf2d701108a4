import type { Address } from '@/contract';
import { getAddress } from '@/services/addresses';
import { isNotFound } from '@/utils/http/errors';
import { StepUpDeclined } from '@/utils/http/stepUp';

/** No such address, or somebody else's. */
export const GONE = 'gone';
/** The person has not confirmed who they are. */
export const DECLINED = 'declined';

/** An address in full, or why there is none to show; rejects where that is not known either. */
export async function readAddress(id: string): Promise<Address | typeof GONE | typeof DECLINED | false> {
  if (!id) return GONE;
  try {
    const address = await getAddress(id);
    return typeof address === 'object' && address;
  } catch (error) {
    if (isNotFound(error)) return GONE;
    if (error instanceof StepUpDeclined) return DECLINED;
    throw error;
  }
}
