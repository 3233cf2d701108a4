/** Finishes a sign-in that a provider has sent back (channel 5). */
import { LOGIN_CHANNEL } from '@/constants';
import type { LoginResult } from '@/contract';
import { login } from '@/services/signIn';
import { ApiError, errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import type { CallbackParams } from './callbackParams';

/** Why nobody was signed in, and what can help: the same call again, a fresh start, or another way to sign in. */
export interface CallbackProblem {
  error: ApiError;
  remedy: 'retry' | 'startAgain' | 'otherWay';
}

const createProblem = (name: 'canceled' | 'failed' | 'incomplete', cause?: unknown): CallbackProblem => ({
  error: new ApiError('unexpected', { messageId: `associate.${name}`, cause }),
  remedy: 'startAgain',
});

function problemFromRefusal(error: ApiError): CallbackProblem {
  // The same provider would get the same answer again.
  const isFinal = isRefusedFor(error, 'FROZEN', 'BOUND_ELSEWHERE');
  return { error, remedy: isFinal ? 'otherWay' : 'startAgain' };
}

/** The problem that an error of the call stands for. */
export function explainCallbackError(thrown: unknown): CallbackProblem {
  const error = errorFromException(thrown);
  const { kind, status } = error;
  if (kind === 'refused') return problemFromRefusal(error);
  // The address does not hold what a provider sends, and there is no field here to correct.
  if (status === 422) return createProblem('incomplete', error);
  // A missing answer and a broken server may do better next time; any other answer would be the same.
  const isFinal = status !== undefined && status < 500 && status !== 429;
  return { error, remedy: isFinal ? 'startAgain' : 'retry' };
}

/** Posts the code once. Resolves with the login's result, or with what went wrong; never rejects. */
export async function completeProviderSignIn({
  provider,
  grant,
}: CallbackParams): Promise<LoginResult | CallbackProblem> {
  if (typeof grant === 'string') return createProblem(grant);
  const body = { provider, ticket: grant.code, state: grant.state };
  try {
    return await login(LOGIN_CHANNEL.associate, body, { passing: true });
  } catch (error) {
    warn(error);
    return explainCallbackError(error);
  }
}
