import type { Envelope } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { warn } from '@/utils/http/request';

type Outcome<Result> = { result: Result; failure?: undefined } | { result?: undefined; failure: Failure };

/**
 * Makes one call outside a form: answers what it brought, or why it brought nothing. An empty answer arrives as
 * true (specification, section 7) and is nothing too. `unreachable` is said where there was no answer to speak of,
 * `explain` tells what an error is about. Never rejects.
 */
export async function attempt<Answer>(
  work: (onFailure: (envelope: Envelope) => void) => Promise<Answer>,
  unreachable: MessageKey,
  explain = (error: unknown): Failure => causeOf(error, unreachable),
): Promise<Outcome<Exclude<Answer, boolean>>> {
  let failure: Failure = { messageId: unreachable };
  try {
    const result = await work((envelope) => {
      failure = refusalOf(envelope);
    });
    if (typeof result !== 'boolean') return { result: result as Exclude<Answer, boolean> };
  } catch (error) {
    warn(error);
    failure = explain(error);
  }
  return { failure };
}
