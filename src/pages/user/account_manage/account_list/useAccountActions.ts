import { useState } from 'react';
import type { LinkedAccount } from '@/contract';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { setPrimaryAccount, switchAccount } from '@/services/linked';
import { causeOf, type Failure } from '@/utils/http/failure';
import { HttpError } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { ACCOUNT_LIST_PATH } from '@/utils/routing/paths';

export type AccountAction = 'switch' | 'primary';

interface AccountRequest {
  act: AccountAction;
  id: string;
  account: string;
}

interface Listeners {
  onChange: (accounts: LinkedAccount[]) => void;
  onOutdated: () => void;
}

/** Where a switch arrives, unless a guide is due: here, where it shows. */
const UNREACHABLE = 'linked.unreachable';

/** An account that is not there is no longer the person's: another tab, or the server, knows better. */
const toAccountFailure = (error: unknown): Failure =>
  error instanceof HttpError && error.status === 404
    ? { messageId: 'linked.accounts.gone' }
    : causeOf(error, UNREACHABLE);

/** Whether the list on screen is to blame. */
const isOutdated = (failure: Failure) =>
  'subCode' in failure || failure.messageId === ('linked.accounts.gone' satisfies typeof failure.messageId);

/** Switching to an account and making one the primary, one at a time; why it did not work. */
export function useAccountActions({ onChange, onOutdated }: Listeners) {
  const t = useT();
  const arrive = useCompleteSignIn(ACCOUNT_LIST_PATH);
  const [busy, setBusy] = useState<AccountRequest | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (why: Failure) => {
    setFailure(why);
    if (isOutdated(why)) onOutdated();
  };

  const works: Record<AccountAction, (order: AccountRequest) => Promise<void>> = {
    switch: async ({ id }) => {
      const tried = await attempt((onFailure) => switchAccount(id, onFailure), UNREACHABLE, toAccountFailure);
      if (tried.result) arrive(tried.result);
      else fail(tried.failure);
    },
    primary: async ({ id, account }) => {
      const tried = await attempt(
        (onFailure) => setPrimaryAccount(id, onFailure),
        UNREACHABLE,
        toAccountFailure,
      );
      if (!tried.result) return fail(tried.failure);
      showNotice({ type: 'success', title: t('linked.primary.done', { account }) });
      onChange(tried.result);
    },
  };

  const { submit } = useSubmit(async (order: AccountRequest) => {
    setFailure(null);
    setBusy(order);
    await works[order.act](order);
    setBusy(null);
  });
  return { act: submit, busy, failure };
}

export type AccountActions = ReturnType<typeof useAccountActions>;
