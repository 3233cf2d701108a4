import { useIntl } from '@umijs/max';
import { type Dispatch, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { usePageRestore } from '@/hooks/usePageRestore';
import { useGlobalActions } from '@/models/hooks';
import { getRawQuery } from '@/utils/routing/currentAddress';
import { toAuthorizePath } from '@/utils/routing/paths';
import { followAddress, replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { onSessionChange } from '@/utils/storage/sessionChannel';
import { fetchAuthorizationCode, loadAuthorizeRequest } from './authorizeCalls';
import {
  type AuthorizeEvent,
  type AuthorizeState,
  authorizeReducer,
  initialAuthorizeState,
} from './authorizeReducer';
import { redirectToLevelGuide, redirectToSignIn } from './requestRedirects';

/** Runs the automatic part of a step: redirects, or obtains a code. */
function runStep({ step, request, address }: AuthorizeState, dispatch: (event: AuthorizeEvent) => void) {
  if (step === 'leaving' && !followAddress(address, { replace: true, as: 'authorize' }))
    dispatch({ type: 'blocked' });
  if (!request) return;
  const { requestId, loginHint, client } = request;
  if (step === 'login') redirectToSignIn(requestId, { account: loginHint, client: client.name });
  if (step === 'level') redirectToLevelGuide(requestId);
  // At the step `stepUp` the response is a demand for another proof, which StepUpHost shows.
  if (step === 'code' || step === 'stepUp') fetchAuthorizationCode(requestId).then(dispatch);
}

/** Opens the request once per round, and again after a language change. */
function useOpening({ round, step, language }: AuthorizeState, dispatch: Dispatch<AuthorizeEvent>) {
  const { locale } = useIntl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request per round
  useEffect(() => {
    let current = true;
    loadAuthorizeRequest(getRawQuery()).then((event) => {
      if (!current) return;
      // Only the request's id remains in the address: a reload resumes the request.
      if (event.type === 'opened') replaceWith(toAuthorizePath(event.request.requestId));
      dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [round]);

  useEffect(() => {
    // The application's name and purpose are localized by the server.
    if (step === 'consent' && language !== locale) dispatch({ type: 'reopened', quiet: true });
  }, [locale, step, language, dispatch]);
}

/** The request of the page's address, from loading it to the redirect to the application. */
export function useAuthorize(): { state: AuthorizeState; dispatch: Dispatch<AuthorizeEvent> } {
  const [state, dispatch] = useReducer(authorizeReducer, initialAuthorizeState);
  const { clearUser } = useGlobalActions();
  const { step, request, address } = state;
  useOpening(state, dispatch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step runs once
  useEffect(() => {
    let isCurrent = true;
    runStep(state, (event) => isCurrent && dispatch(event));
    return () => {
      isCurrent = false;
    };
  }, [step, request, address]);

  // Another tab signed in or out: the user on screen may no longer be the signed-in one.
  useEffect(
    () =>
      onSessionChange(() => {
        clearUser();
        clearPersonalData();
        dispatch({ type: 'reopened' });
      }),
    [clearUser],
  );
  usePageRestore(() => flushSync(() => dispatch({ type: 'reopened' })));

  return { state, dispatch };
}
