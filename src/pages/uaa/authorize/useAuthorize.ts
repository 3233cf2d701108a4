import { useIntl } from '@umijs/max';
import { type Dispatch, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { usePageRestore } from '@/hooks/usePageRestore';
import { useGlobalActions } from '@/models/hooks';
import { toAuthorizePath } from '@/utils/routing/paths';
import { followAddress, getRawQuery, replaceWith } from '@/utils/routing/redirect';
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

/** Does what a step is there for, where that is not up to the person. */
function leadOn({ step, request, address }: AuthorizeState, dispatch: (event: AuthorizeEvent) => void) {
  if (step === 'leaving' && !followAddress(address, { replace: true, as: 'authorize' }))
    dispatch({ type: 'blocked' });
  if (!request) return;
  const { requestId, loginHint } = request;
  if (step === 'login') redirectToSignIn(requestId, loginHint);
  if (step === 'level') redirectToLevelGuide(requestId);
  if (step === 'code') fetchAuthorizationCode(requestId).then(dispatch);
}

/** Asks the server once per round. What it asked for in one language it asks again in another. */
function useOpening({ round, step, language }: AuthorizeState, dispatch: Dispatch<AuthorizeEvent>) {
  const { locale } = useIntl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one question
  useEffect(() => {
    let current = true;
    loadAuthorizeRequest(getRawQuery()).then((event) => {
      if (!current) return;
      // From here on the address names the request alone: a reload resumes it.
      if (event.type === 'opened') replaceWith(toAuthorizePath(event.request.requestId));
      dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [round]);

  useEffect(() => {
    // Names and purposes are the server's words.
    if (step === 'consent' && language !== locale) dispatch({ type: 'reopened', quiet: true });
  }, [locale, step, language, dispatch]);
}

/** The journey of the request that the page's address carries. */
export function useAuthorize(): { state: AuthorizeState; dispatch: Dispatch<AuthorizeEvent> } {
  const [state, dispatch] = useReducer(authorizeReducer, initialAuthorizeState);
  const { forgetPerson } = useGlobalActions();
  const { step, request, address } = state;
  useOpening(state, dispatch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step leads on once
  useEffect(() => {
    let here = true;
    leadOn(state, (event) => here && dispatch(event));
    return () => {
      here = false;
    };
  }, [step, request, address]);

  // Whoever signed in or out over there: the person on screen may be gone.
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
