import { useState } from 'react';
import type { LinkedAccount, LoginResult } from '@/contract';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { setPrimaryAccount, switchAccount } from '@/services/linked';
import { ApiError, isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { ACCOUNT_LIST_PATH } from '@/utils/routing/paths';

export type AccountAction = 'switch' | 'primary';

interface AccountRequest {
  action: AccountAction;
  id: string;
  account: string;
}

/** A missing account no longer belongs to the person: it was removed in another tab or on the server. */
const sayGone = (error: unknown): never => {
  throw isNotFound(error) ? new ApiError('http', { status: 404, messageId: 'linked.accounts.gone' }) : error;
};

/** Switches to an account or makes one the primary, one request at a time. `error`: error of the last request. */
export function useAccountActions(onChange: (accounts: LinkedAccount[]) => void, onOutdated: () => void) {
  const t = useT();
  // After a switch, this page shows the new account, unless a guide is due.
  const completeSignIn = useCompleteSignIn(ACCOUNT_LIST_PATH);
  const [busy, setBusy] = useState<AccountRequest | null>(null);

  const { run, error } = useAction({
    act: async (request: AccountRequest): Promise<LoginResult | LinkedAccount[]> => {
      setBusy(request);
      const { action, id } = request;
      return (action === 'switch' ? switchAccount(id) : setPrimaryAccount(id))
        .catch(sayGone)
        .finally(() => setBusy(null));
    },
    onDone: (result, { account }) => {
      if (!Array.isArray(result)) return completeSignIn(result);
      showNotice({ type: 'success', title: t('linked.primary.done', { account }) });
      return onChange(result);
    },
    onError: (failed) => {
      if (failed.kind === 'refused' || isNotFound(failed)) onOutdated();
    },
  });
  return { run, busy, error, unreachable: 'form.unreachable' as const };
}

export type AccountActions = ReturnType<typeof useAccountActions>;
