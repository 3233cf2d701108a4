/** An act the server wants confirmed (428): the person confirms who they are, and the act goes through by itself. */
import type { StepUpDemand, StepUpMethod, StepUpTarget } from '@/contract';
import { getActingState } from '@/utils/storage/actingStore';
import { ApiError } from './ApiError';
import { HttpError } from './httpErrors';

/** Asks the person; resolves with whether they have confirmed. With `target` the proof is about that linked account. */
type AskStepUp = (demand: StepUpDemand) => Promise<boolean>;

let asker: AskStepUp | null = null;
let asked: Promise<boolean> | null = null;
/** Counts confirmations: a call whose 428 came before the last one is repeated without a dialog. */
let confirmations = 0;

/** The page's way to ask, for as long as it is there. Returns the way to take it back. */
export function answerStepUps(ask: AskStepUp): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

const METHODS: readonly StepUpMethod[] = ['password', 'sms', 'email', 'certificate'];

const isTarget = (value: Partial<StepUpTarget> | undefined): value is StepUpTarget =>
  typeof value?.id === 'string' && typeof value.account === 'string';

/** Reads the demand of a 428; undefined for any other error. */
function readDemand(error: unknown): StepUpDemand | undefined {
  if (!(error instanceof HttpError) || error.status !== 428) return undefined;
  const { methods, target } = (error.data ?? {}) as Partial<StepUpDemand>;
  return {
    methods: Array.isArray(methods) ? METHODS.filter((method) => methods.includes(method)) : [],
    ...(isTarget(target) && { target }),
  };
}

async function ask(demand: StepUpDemand): Promise<boolean> {
  const confirmed = asker !== null && (await asker(demand));
  if (confirmed) confirmations += 1;
  return confirmed;
}

/** Acts that are refused at the same time share one dialog. */
function confirm(demand: StepUpDemand): Promise<boolean> {
  asked ??= ask(demand).finally(() => {
    asked = null;
  });
  return asked;
}

/**
 * Runs `work`, and once more after a step-up if the server requires one. `work` has to encrypt its secrets each time,
 * because a key serves one request. Throws ApiError `declined` without a confirmation or a method for it; otherwise
 * the error of `work`.
 */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
  const before = confirmations;
  const { turn } = getActingState();
  const isSameRole = () => turn === getActingState().turn;
  try {
    return await work();
  } catch (error) {
    const demand = readDemand(error);
    if (!demand) throw error;
    const confirmed = isSameRole() && (confirmations !== before || (await confirm(demand)));
    // The role has changed: do not repeat the act.
    if (!confirmed || !isSameRole()) {
      const messageId = demand.methods.length > 0 ? 'stepUp.declined' : 'stepUp.impossible';
      throw new ApiError('declined', { messageId });
    }
    return work();
  }
}
