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
import { fetchAuthorizationCode } from './authorizeCalls';
import {
  type AuthorizeEvent,
  type AuthorizeState,
  authorizeReducer,
  initialAuthorizeState,
} from './authorizeReducer';
import { loadAuthorizeRequest } from './loadAuthorizeRequest';
import { redirectToLevelGuide, redirectToSignIn } from './requestRedirects';

/** Does what a step needs without the person: redirects, or asks for a code. */
function runStep({ step, request, address }: AuthorizeState, dispatch: (event: AuthorizeEvent) => void) {
  if (step === 'leaving' && !followAddress(address, { replace: true, as: 'authorize' }))
    dispatch({ type: 'blocked' });
  if (!request) return;
  const { requestId, loginHint, client } = request;
  if (step === 'login') redirectToSignIn(requestId, { account: loginHint, client: client.name });
  if (step === 'level') redirectToLevelGuide(requestId);
  if (step === 'code') fetchAuthorizationCode(requestId).then(dispatch);
}

/** Opens the request once per round, and once more where the language has changed since. */
function useOpening({ round, step, language }: AuthorizeState, dispatch: Dispatch<AuthorizeEvent>) {
  const { locale } = useIntl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one call
  useEffect(() => {
    let current = true;
    loadAuthorizeRequest(getRawQuery()).then((event) => {
      if (!current) return;
      // From now on the address carries the request's id alone: a reload resumes it.
      if (event.type === 'opened') replaceWith(toAuthorizePath(event.request.requestId));
      dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [round]);

  useEffect(() => {
    // The application's name and purpose are the server's words.
    if (step === 'consent' && language !== locale) dispatch({ type: 'reopened', quiet: true });
  }, [locale, step, language, dispatch]);
}

/** The request in the page's address, from opening to the application's answer. */
export function useAuthorize(): { state: AuthorizeState; dispatch: Dispatch<AuthorizeEvent> } {
  const [state, dispatch] = useReducer(authorizeReducer, initialAuthorizeState);
  const { forgetPerson } = useGlobalActions();
  const { step, request, address } = state;
  useOpening(state, dispatch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step runs once
  useEffect(() => {
    let here = true;
    runStep(state, (event) => here && dispatch(event));
    return () => {
      here = false;
    };
  }, [step, request, address]);

  // Another tab signed in or out: the person on screen may be another, or nobody.
  useEffect(
    () =>
      onSessionChange(() => {
        forgetPerson();
        clearPersonalData();
        dispatch({ type: 'reopened' });
      }),
    [forgetPerson],
  );
  usePageRestore(() => flushSync(() => dispatch({ type: 'reopened' })));

  return { state, dispatch };
}
