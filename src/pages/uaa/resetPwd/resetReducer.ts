/** The steps of resetting a password. Pure: calls are in usePasswordReset, what the page shows in components. */
import type { ResetStep, SecurityQuestion } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';

export const RESET_STEPS = ['identify', 'prove', 'questions', 'password'] as const;
export type ResetStepName = (typeof RESET_STEPS)[number];

export interface ResetState {
  /** The step that the server is waiting for. */
  step: ResetStepName;
  /** Names the reset; '' before it has begun. */
  id: string;
  /** When it ends, in ms since the epoch, by this device's clock. */
  endsAt: number;
  /** The account's security questions, once the identity is proved; [] for none. */
  questions: SecurityQuestion[];
  /** The account's name, once everything is proved; for the password manager. */
  account: string;
  /** Why it has ended: its time is over or the server does not know it, or too many proofs were wrong. */
  over: 'ended' | 'usedUp' | null;
}

/** `id` names the reset: a late event of an earlier one changes nothing. */
export type ResetEvent =
  | { type: 'started'; id: string; endsAt: number }
  | { type: 'advanced'; id: string; to: ResetStep }
  | { type: 'refused'; id: string; subCode: SubCodeName | undefined }
  | { type: 'begunAgain' };

export const initialResetState: ResetState = {
  step: 'identify',
  id: '',
  endsAt: 0,
  questions: [],
  account: '',
  over: null,
};

/** Refusals that end a reset. */
const FINAL_REFUSALS: Partial<Record<SubCodeName, ResetState['over']>> = {
  RESET_UNKNOWN: 'ended',
  PROOF_USED_UP: 'usedUp',
};

/** The steps from which an answer may lead to `next`. */
const SOURCES: Record<ResetStep['next'], ResetStepName[]> = {
  questions: ['prove'],
  password: ['prove', 'questions'],
};

/** The next state; the same one where an event does not fit it. */
export function resetReducer(state: ResetState, event: ResetEvent): ResetState {
  if (event.type === 'begunAgain') return initialResetState;
  // A reset can begin in any state: Back leads to the first step from every other.
  if (event.type === 'started')
    return { ...initialResetState, step: 'prove', id: event.id, endsAt: event.endsAt };
  if (event.id !== state.id || state.over) return state;
  if (event.type === 'refused') {
    const over = event.subCode && FINAL_REFUSALS[event.subCode];
    return over ? { ...state, over } : state;
  }
  const { to } = event;
  if (!SOURCES[to.next].includes(state.step)) return state;
  if (to.next === 'password') return { ...state, step: 'password', account: to.account };
  return to.questions.length > 0 ? { ...state, step: 'questions', questions: to.questions } : state;
}

/** The steps of this reset, in order: questions come only where the account turned out to have some. */
export const listResetSteps = ({ questions }: Pick<ResetState, 'questions'>): ResetStepName[] =>
  RESET_STEPS.filter((step) => step !== 'questions' || questions.length > 0);

/** The step to show: the wanted one where the reset has come that far, else the current one. */
export function resolveResetStep(state: ResetState, wanted: string | null): ResetStepName {
  const steps = listResetSteps(state);
  const index = steps.findIndex((step) => step === (wanted ?? 'identify'));
  return steps[index] && index <= steps.indexOf(state.step) ? steps[index] : state.step;
}

/** The step after this one. */
export function findNextResetStep(state: ResetState, step: ResetStepName): ResetStepName {
  const steps = listResetSteps(state);
  return steps[steps.indexOf(step) + 1] ?? state.step;
}
