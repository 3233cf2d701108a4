import { useRef } from 'react';
import { LOGIN_CHANNEL } from '@/constants';
import type { LoginResult } from '@/contract';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useLatest } from '@/hooks/useLatest';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { login } from '@/services/signIn';
import { ApiError, errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { readLoginReferer } from '@/utils/routing/loginReferer';
import type { CallbackParams } from './callbackParams';

/** The error of a failed sign-in, and its remedy: retry the request, start again, or sign in another way. */
export interface CallbackProblem {
  error: ApiError;
  remedy: 'retry' | 'startAgain' | 'otherWay';
}

const createProblem = (name: 'canceled' | 'failed' | 'incomplete', cause?: unknown): CallbackProblem => ({
  error: new ApiError('unexpected', { messageId: `associate.${name}`, cause }),
  remedy: 'startAgain',
});

/** Converts an error of the request into a problem with its remedy. */
function explainCallbackError(thrown: unknown): CallbackProblem {
  const error = errorFromException(thrown);
  const { kind, status } = error;
  if (kind === 'refused') {
    // The same provider would cause the same refusal again.
    const isFinal = isRefusedFor(error, 'FROZEN', 'BOUND_ELSEWHERE');
    return { error, remedy: isFinal ? 'otherWay' : 'startAgain' };
  }
  // The address has invalid parameters, and the user has no field to correct them.
  if (status === 422) return createProblem('incomplete', error);
  // No response or a server error: a retry may succeed. Any other error would occur again.
  const isFinal = status !== undefined && status < 500 && status !== 429;
  return { error, remedy: isFinal ? 'startAgain' : 'retry' };
}

/** Posts the code once (channel 5). Resolves with the login's result or a problem; never rejects. */
async function completeProviderSignIn({
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

/**
 * Signs in with the provider's response. A code is valid once, so it is posted once per `retry`, however often
 * effects run.
 */
export function useProviderCallback(returned: CallbackParams) {
  const completeSignIn = useCompleteSignIn(readLoginReferer(), undefined, true);
  const latest = useLatest(completeSignIn);
  const pending = useRef<ReturnType<typeof completeProviderSignIn> | null>(null);

  const { problem, retry } = useRedirectStep<CallbackProblem>({
    ask: async () => {
      pending.current ??= completeProviderSignIn(returned);
      const outcome = await pending.current;
      return () => {
        if ('error' in outcome) return outcome;
        latest.current(outcome);
        return null;
      };
    },
    explain: explainCallbackError,
  });

  const postAgain = () => {
    pending.current = null;
    retry();
  };
  return { problem, retry: postAgain };
}
