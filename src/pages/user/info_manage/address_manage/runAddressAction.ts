import type { Envelope } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { isNotFound, warn } from '@/utils/http/httpErrors';

/**
 * Makes a call that answers nothing: null where it was done, 'gone' where what it is about is no longer there, else
 * why it was not done. `unreachable` is said where there was no answer to speak of. Never rejects.
 */
export async function runAddressAction(
  work: (onFailure: (envelope: Envelope) => void) => Promise<unknown>,
  unreachable: MessageKey,
): Promise<Failure | 'gone' | null> {
  let failure: Failure = { messageId: unreachable };
  try {
    const done = await work((envelope) => {
      failure = refusalOf(envelope);
    });
    return done === false ? failure : null;
  } catch (error) {
    warn(error);
    return isNotFound(error) ? 'gone' : causeOf(error, unreachable);
  }
}
