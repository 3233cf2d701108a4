import { type Dispatch, useState } from 'react';
import type { Scope } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useGlobalActions } from '@/models/hooks';
import { logout } from '@/services/portal';
import { ApiError } from '@/utils/http/ApiError';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { submitConsent } from './authorizeCalls';
import type { AuthorizeEvent } from './authorizeReducer';
import { redirectToSignIn } from './requestRedirects';

type ConsentDecision = 'allow' | 'deny' | 'switch';

/**
 * Sends the user's decision about a request, one at a time. `deciding`: the decision in progress; `error`: error of
 * the last decision, until the next.
 */
export function useConsentDecision(
  { requestId, account }: { requestId: string; account: string },
  ticked: Scope[],
  dispatch: Dispatch<AuthorizeEvent>,
) {
  const { clearUser } = useGlobalActions();
  const [decision, setDecision] = useState<ConsentDecision | null>(null);

  const decide = async (allow: boolean) => {
    const event = await submitConsent({ requestId, account, allow, scopes: allow ? ticked : [] });
    if (event.type === 'lost') throw event.error;
    dispatch(event);
  };

  const switchAccount = async () => {
    try {
      await logout();
    } catch (cause) {
      throw new ApiError('unexpected', { messageId: 'authorize.notSwitched', cause });
    }
    clearUser();
    clearPersonalData();
    announceSessionChange('signed-out');
    // Without the login hint, because it may name the current account.
    redirectToSignIn(requestId);
  };

  const { run, running, error } = useAction({
    act: (made: ConsentDecision) => {
      setDecision(made);
      return made === 'switch' ? switchAccount() : decide(made === 'allow');
    },
  });

  return { decide: run, deciding: running ? decision : null, error };
}
