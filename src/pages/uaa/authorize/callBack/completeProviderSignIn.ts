/** Finishes a sign-in that a provider has sent back (channel 5). */
import { LOGIN_CHANNEL } from '@/constants';
import type { Envelope, LoginResult } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { login } from '@/services/signIn';
import { causeOf, type Failure, refusalOf } from '@/utils/http/failure';
import { HttpError, warn } from '@/utils/http/httpErrors';
import type { CallbackParams } from './callbackParams';

/** Why nobody was signed in, and which way on can help: the same again, a fresh start, or another way in. */
export interface CallbackProblem {
  failure: Failure;
  remedy: 'retry' | 'startAgain' | 'otherWay';
}

/** Nobody knows whether the sign-in got through. */
export const unreachableProblem: CallbackProblem = {
  failure: { messageId: 'associate.unreachable' },
  remedy: 'retry',
};

const problemOf = (messageId: 'cancelled' | 'failed' | 'incomplete'): CallbackProblem => ({
  failure: { messageId: `associate.${messageId}` },
  remedy: 'startAgain',
});

/** An answer that never came, or a server out of order, may do better next time; any other will not. */
function unanswered(error: unknown): CallbackProblem {
  const final = error instanceof HttpError && error.status < 500 && error.status !== 429;
  // What came back is not what a provider sends; there is no field here to mend.
  if (error instanceof HttpError && error.status === 422) return problemOf('incomplete');
  return {
    failure: causeOf(error, 'associate.unreachable'),
    remedy: final ? 'startAgain' : 'retry',
  };
}

/** The same provider would say the same again. */
const FINAL: readonly SubCodeName[] = ['FROZEN', 'BOUND_ELSEWHERE'];

function refused(envelope: Envelope): CallbackProblem {
  const failure = refusalOf(envelope);
  const final = 'subCode' in failure && failure.subCode !== undefined && FINAL.includes(failure.subCode);
  return { failure, remedy: final ? 'otherWay' : 'startAgain' };
}

/** Posts the code once, and answers with the login's result or what went wrong. Never rejects. */
export async function completeProviderSignIn({
  provider,
  grant,
}: CallbackParams): Promise<LoginResult | CallbackProblem> {
  if (typeof grant === 'string') return problemOf(grant);
  let problem = unreachableProblem;
  const onFailure = (envelope: Envelope) => {
    problem = refused(envelope);
  };
  try {
    const body = { provider, ticket: grant.code, state: grant.state };
    const result = await login(LOGIN_CHANNEL.associate, body, onFailure, { passing: true });
    // An empty success says nothing about a session.
    return typeof result === 'object' ? result : problem;
  } catch (error) {
    warn(error);
    return unanswered(error);
  }
}
