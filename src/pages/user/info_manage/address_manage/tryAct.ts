import type { Envelope } from '@/services/contract';
import { causeOf, type Failure, refusalOf } from '@/utils/failure';
import { warn } from '@/utils/request';
import { isNotFound } from '@/utils/requestError';

/**
 * Makes a call that answers nothing: null where it was done, 'gone' where what it is about is no longer there, else
 * why it was not done. Never rejects.
 */
export async function tryAct(
  work: (onFailure: (envelope: Envelope) => void) => Promise<unknown>,
): Promise<Failure | 'gone' | null> {
  let failure: Failure = { messageId: 'address.unreachable' };
  try {
    const done = await work((envelope) => {
      failure = refusalOf(envelope);
    });
    return done === false ? failure : null;
  } catch (error) {
    warn(error);
    return isNotFound(error) ? 'gone' : causeOf(error, 'address.unreachable');
  }
}
