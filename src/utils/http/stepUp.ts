/** An action that needs a step-up (428): the user confirms their identity, and the action is repeated automatically. */
import type { StepUpDemand, StepUpMethod, StepUpTarget } from '@/contract';
import { getActingState } from '@/utils/storage/actingStore';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { ApiError } from './ApiError';
import { HttpError } from './httpErrors';

/** Shows the dialog; resolves with whether the user has confirmed. With `target`, they confirm that linked account. */
type StepUpDialog = (demand: StepUpDemand) => Promise<boolean>;

let showDialog: StepUpDialog | null = null;
/** The result of the open dialog. */
let pending: Promise<boolean> | null = null;
/** Counts confirmations: a call whose 428 came before the last one is repeated without a dialog. */
let confirmations = 0;

/** Sets the function that shows the dialog, as long as the page is mounted. Returns a function that removes it. */
export function setStepUpDialog(dialog: StepUpDialog): () => void {
  showDialog = dialog;
  return () => {
    if (showDialog === dialog) showDialog = null;
  };
}

/** All methods, in the order in which they are offered. */
const METHODS: readonly StepUpMethod[] = ['passkey', 'totp', 'password', 'sms', 'email', 'certificate'];

/** Omits passkeys in a browser without them, unless they are the only method: then their form shows what to do. */
function selectUsable(methods: StepUpMethod[]): StepUpMethod[] {
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
    methods: Array.isArray(methods) ? selectUsable(METHODS.filter((method) => methods.includes(method))) : [],
    ...(isTarget(target) && { target }),
  };
}

async function openDialog(demand: StepUpDemand): Promise<boolean> {
  const confirmed = showDialog !== null && (await showDialog(demand));
  if (confirmed) confirmations += 1;
  return confirmed;
}

/** Opens the dialog. Concurrent actions share it. */
function confirm(demand: StepUpDemand): Promise<boolean> {
  pending ??= openDialog(demand).finally(() => {
    pending = null;
  });
  return pending;
}

/**
 * Runs `work`, and once more after a step-up if the server requires one; a third time, if it then requires a proof by other
 * methods. `work` has to encrypt its secrets each time, because a key serves one request. Throws ApiError `declined` without
 * a confirmation or a method for it; otherwise the error of `work`.
 */
export const withStepUp = <T>(work: () => Promise<T>): Promise<T> => runWithStepUp(work, null);

/** `metMethods`: the methods of the demand that the user has met; null before the first step-up. */
async function runWithStepUp<T>(work: () => Promise<T>, metMethods: StepUpMethod[] | null): Promise<T> {
  const before = confirmations;
  const { switchCount } = getActingState();
  const isSameRole = () => switchCount === getActingState().switchCount;
  try {
    return await work();
  } catch (error) {
    const demand = readDemand(error);
    const isMet = metMethods !== null && demand?.methods.some((method) => metMethods.includes(method));
    if (!demand || isMet) throw error;
    const confirmed = isSameRole() && (confirmations !== before || (await confirm(demand)));
    // The role has changed: do not repeat the action.
    if (!confirmed || !isSameRole()) {
      const messageId = demand.methods.length > 0 ? 'stepUp.declined' : 'stepUp.impossible';
      throw new ApiError('declined', { messageId });
    }
    return metMethods === null ? runWithStepUp(work, demand.methods) : work();
  }
}
