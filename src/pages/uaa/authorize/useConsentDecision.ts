import { type Dispatch, useState } from 'react';
import type { Scope } from '@/contract';
import { useSubmit } from '@/hooks/useSubmit';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/portal';
import type { Failure } from '@/utils/http/failure';
import { warn } from '@/utils/http/httpErrors';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { submitConsent } from './authorizeCalls';
import type { AuthorizeEvent } from './authorizeReducer';
import { redirectToSignIn } from './requestRedirects';

export type ConsentDecision = 'allow' | 'deny' | 'switch';

const NOT_SWITCHED: Failure = { messageId: 'authorize.notSwitched' };

/** What the person does about a request, one thing at a time; `failure` is why it did not work, until the next. */
export function useConsentDecision(
  { requestId, account }: { requestId: string; account: string },
  ticked: Scope[],
  dispatch: Dispatch<AuthorizeEvent>,
) {
  const { forgetPerson } = useGlobalActions();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [making, setMaking] = useState<ConsentDecision | null>(null);

  const answer = async (allow: boolean) => {
    const event = await submitConsent({ requestId, account, allow, scopes: allow ? ticked : [] });
    if (event.type === 'lost') setFailure(event.failure);
    else dispatch(event);
  };

  const switchAccount = async () => {
    const ended = await logout().catch((error: unknown) => {
      warn(error);
      return false as const;
    });
    if (!ended) return setFailure(NOT_SWITCHED);
    forgetPerson();
    clearPersonalData();
    announceSessionChange('signed-out');
    // Without the login hint: it may name the very person who is not the one.
    return redirectToSignIn(requestId);
  };

  const { submit } = useSubmit(async (decision: ConsentDecision) => {
    setFailure(null);
    setMaking(decision);
    await (decision === 'switch' ? switchAccount() : answer(decision === 'allow'));
    setMaking(null);
  });

  return { make: submit, making, failure };
}
