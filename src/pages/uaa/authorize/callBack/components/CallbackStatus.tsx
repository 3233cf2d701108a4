import { Button } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { useProviderSignIn } from '@/features/signIn/useProviderSignIn';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { findProviders } from '@/services/signIn';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import type { CallbackParams } from '../callbackParams';
import { type CallbackProblem, useProviderCallback } from '../useProviderCallback';

/** Returns the page title for the state of the sign-in. */
function getTitle(problem: CallbackProblem | null) {
  if (!problem) return 'page.callBack';
  return problem.error.messageId === 'associate.canceled'
    ? 'associate.heading.canceled'
    : 'associate.heading.failed';
}

/**
 * Reopens the provider's page; redirects to sign-in if the provider is no longer available. `refused`: name of the
 * provider whose page could not be opened, otherwise ''.
 */
function useRestartSignIn() {
  const { go } = useProviderSignIn(readLoginReferer());
  const [refused, setRefused] = useState('');
  const { run: submit, running: submitting } = useAction({
    act: async (provider: string) => {
      setRefused('');
      const offered = await Promise.all([findProviders('person'), findProviders('legal')]);
      const found = offered.flat().find((one) => one.provider === provider);
      if (!found) returnToSignIn();
      else if (!(await go(found))) setRefused(found.name);
    },
  });
  return { startAgain: submit, starting: submitting, refused };
}

/** Signs in with the provider's response, or shows the error and the ways to continue. */
export function CallbackStatus({ returned }: { returned: CallbackParams }) {
  const t = useT();
  const { provider } = returned;
  const { problem, retry } = useProviderCallback(returned);
  const { startAgain, starting, refused } = useRestartSignIn();
  const message = useErrorMessage(problem?.error ?? null, 'associate.unreachable');
  // A slow request may have used the code already: then only starting again helps.
  const { remedy } = problem ?? { remedy: 'startAgain' };
  const again = remedy === 'startAgain' && provider !== '';

  return (
    <RedirectingPage
      title={getTitle(problem)}
      busy={t('associate.finishing')}
      problem={refused ? t('login.others.refused', { name: refused }) : message}
    >
      {remedy === 'retry' && (
        <Button type="primary" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
      {again && (
        <SubmitButton type="primary" busy={starting} onClick={() => startAgain(provider)}>
          {t('associate.again')}
        </SubmitButton>
      )}
      <Button type={again || remedy === 'retry' ? 'default' : 'primary'} onClick={returnToSignIn}>
        {t('associate.back')}
      </Button>
    </RedirectingPage>
  );
}
