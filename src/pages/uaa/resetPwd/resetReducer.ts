/** State machine of a password reset. Pure: requests are in usePasswordReset, the display is in components. */
import type { ResetStep, SecurityQuestion } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';

export const RESET_STEPS = ['identify', 'prove', 'questions', 'password'] as const;
export type ResetStepName = (typeof RESET_STEPS)[number];

export interface ResetState {
  /** The step that the server expects next. */
  step: ResetStepName;
  /** Id of the reset; '' before it has started. */
  id: string;
  /** Expiry time in ms since the epoch, by this device's clock. */
  endsAt: number;
  /** The account's security questions, known once the identity is verified; otherwise []. */
  questions: SecurityQuestion[];
  /** The account's name for the password manager, known once all proofs are accepted. */
  account: string;
  /** Whether a recovery can, or has to, begin here; known with `account`. */
  recovery?: 'possible' | 'required';
  /** Reason the reset ended: expired or unknown to the server, or too many failed proofs. */
  over: 'ended' | 'usedUp' | null;
}

/** `id` identifies the reset: a late event of an earlier one changes nothing. */
export type ResetEvent =
  | { type: 'started'; id: string; endsAt: number }
  | { type: 'advanced'; id: string; to: ResetStep }
  | { type: 'refused'; id: string; subCode: SubCodeName | undefined }
  | { type: 'restarted' };

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

/** The steps from which a response may advance to `next`. */
const SOURCES: Record<ResetStep['next'], ResetStepName[]> = {
  questions: ['prove'],
  password: ['prove', 'questions'],
};

/** Returns the next state, or the same one if the event does not fit it. */
export function resetReducer(state: ResetState, event: ResetEvent): ResetState {
  if (event.type === 'restarted') return initialResetState;
  // A reset can start in any state, because Back returns to the first step from every other.
  if (event.type === 'started')
    return { ...initialResetState, step: 'prove', id: event.id, endsAt: event.endsAt };
  if (event.id !== state.id || state.over) return state;
  if (event.type === 'refused') {
    const over = event.subCode && FINAL_REFUSALS[event.subCode];
    return over ? { ...state, over } : state;
  }
  const { to } = event;
  if (!SOURCES[to.next].includes(state.step)) return state;
  if (to.next === 'password') {
    const { account, recovery } = to;
    return { ...state, step: 'password', account, ...(recovery && { recovery }) };
  }
  return to.questions.length > 0 ? { ...state, step: 'questions', questions: to.questions } : state;
}

/** Returns the steps of this reset in order; the questions only if the account has some. */
export const listResetSteps = ({ questions }: Pick<ResetState, 'questions'>): ResetStepName[] =>
  RESET_STEPS.filter((step) => step !== 'questions' || questions.length > 0);

/** Returns the step to show: the requested one if the reset has reached it, otherwise the current one. */
export function resolveResetStep(state: ResetState, wanted: string | null): ResetStepName {
  const steps = listResetSteps(state);
  const index = steps.findIndex((step) => step === (wanted ?? 'identify'));
  return steps[index] && index <= steps.indexOf(state.step) ? steps[index] : state.step;
}

/** Returns the next step. */
export function findNextResetStep(state: ResetState, step: ResetStepName): ResetStepName {
  const steps = listResetSteps(state);
  return steps[steps.indexOf(step) + 1] ?? state.step;
}
