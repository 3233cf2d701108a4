/** An act the server wants confirmed (428): the person confirms who they are, and the act goes through by itself. */
import type { StepUpDemand, StepUpMethod } from '@/contract';
import { ApiError } from './ApiError';
import { HttpError } from './httpErrors';

/** Asks the person; resolves with whether they have confirmed. */
type AskStepUp = (methods: StepUpMethod[]) => Promise<boolean>;

let asker: AskStepUp | null = null;
let asked: Promise<boolean> | null = null;
/** How often somebody has confirmed: an act refused before the last time needs no dialog of its own. */
let confirmations = 0;

/** The page's way to ask, for as long as it is there. Returns the way to take it back. */
export function answerStepUps(ask: AskStepUp): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

const METHODS: readonly StepUpMethod[] = ['password', 'sms', 'certificate'];

/** The methods of a 428; undefined for any other error. */
function methodsOf(error: unknown): StepUpMethod[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 428) return undefined;
  const methods = (error.data as Partial<StepUpDemand> | null)?.methods;
  return Array.isArray(methods) ? METHODS.filter((method) => methods.includes(method)) : [];
}

async function ask(methods: StepUpMethod[]): Promise<boolean> {
  const confirmed = asker !== null && (await asker(methods));
  if (confirmed) confirmations += 1;
  return confirmed;
}

/** Acts that are refused at the same time share one dialog. */
function confirm(methods: StepUpMethod[]): Promise<boolean> {
  asked ??= ask(methods).finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * Does `work`, and once more after the person has confirmed who they are where the server asks for that. Whatever
 * `work` encrypts it has to encrypt anew each time: a key is good for one request. Throws ApiError `declined` where the
 * person does not confirm, or has nothing to confirm with; else what `work` throws.
 */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
  const before = confirmations;
  try {
    return await work();
  } catch (error) {
    const methods = methodsOf(error);
    if (!methods) throw error;
    const confirmed = confirmations !== before || (await confirm(methods));
    if (!confirmed) {
      const messageId = methods.length > 0 ? 'stepUp.declined' : 'stepUp.impossible';
      throw new ApiError('declined', { messageId });
    }
    return work();
  }
}
