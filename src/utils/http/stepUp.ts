/** An action that needs a step-up (428): the user confirms their identity, and the action is repeated automatically. */
import type { StepUpDemand, StepUpMethod, StepUpTarget } from '@/contract';
import { getActingState } from '@/utils/storage/actingStore';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { ApiError } from './ApiError';
import { HttpError } from './httpErrors';

/** Asks the user; resolves with whether they have confirmed. With `target` the proof is about that linked account. */
type AskStepUp = (demand: StepUpDemand) => Promise<boolean>;

let asker: AskStepUp | null = null;
let asked: Promise<boolean> | null = null;
/** Counts confirmations: a call whose 428 came before the last one is repeated without a dialog. */
let confirmations = 0;

/** Sets the function that asks the user, as long as the page is mounted. Returns a function that removes it. */
export function answerStepUps(ask: AskStepUp): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** In the order in which they are offered. */
const METHODS: readonly StepUpMethod[] = ['passkey', 'totp', 'password', 'sms', 'email', 'certificate'];

/** Leaves out passkeys in a browser without them, unless there is nothing else: then their form says what to do. */
function keepUsable(methods: StepUpMethod[]): StepUpMethod[] {
  if (supportsPasskeys() || methods.length === 1) return methods;
  return methods.filter((method) => method !== 'passkey');
}

const isTarget = (value: Partial<StepUpTarget> | undefined): value is StepUpTarget =>
  typeof value?.id === 'string' && typeof value.account === 'string';

/** Reads the demand of a 428; undefined for any other error. */
function readDemand(error: unknown): StepUpDemand | undefined {
  if (!(error instanceof HttpError) || error.status !== 428) return undefined;
  const { methods, target } = (error.data ?? {}) as Partial<StepUpDemand>;
  return {
    methods: Array.isArray(methods) ? keepUsable(METHODS.filter((method) => methods.includes(method))) : [],
    ...(isTarget(target) && { target }),
  };
}

async function ask(demand: StepUpDemand): Promise<boolean> {
  const confirmed = asker !== null && (await asker(demand));
  if (confirmed) confirmations += 1;
  return confirmed;
}

/** Actions that are refused at the same time share one dialog. */
function confirm(demand: StepUpDemand): Promise<boolean> {
  asked ??= ask(demand).finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * Runs `work`, and once more after a step-up if the server requires one; a third time, if it then requires a proof by other
 * methods. `work` has to encrypt its secrets each time, because a key serves one request. Throws ApiError `declined` without
 * a confirmation or a method for it; otherwise the error of `work`.
 */
export const withStepUp = <T>(work: () => Promise<T>): Promise<T> => runWithStepUp(work, null);

/** `given` are the methods of the demand that the user has met. */
async function runWithStepUp<T>(work: () => Promise<T>, given: StepUpMethod[] | null): Promise<T> {
  const before = confirmations;
  const { turn } = getActingState();
  const isSameRole = () => turn === getActingState().turn;
  try {
    return await work();
  } catch (error) {
    const demand = readDemand(error);
    const isMet = given !== null && demand?.methods.some((method) => given.includes(method));
    if (!demand || isMet) throw error;
    const confirmed = isSameRole() && (confirmations !== before || (await confirm(demand)));
    // The role has changed: do not repeat the action.
    if (!confirmed || !isSameRole()) {
      const messageId = demand.methods.length > 0 ? 'stepUp.declined' : 'stepUp.impossible';
      throw new ApiError('declined', { messageId });
    }
    return given === null ? runWithStepUp(work, demand.methods) : work();
  }
}
