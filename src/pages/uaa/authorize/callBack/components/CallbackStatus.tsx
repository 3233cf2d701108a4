import { Button } from 'antd';
import { useFailureMessage } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { RedirectingPage } from '@/components/RedirectingPage';
import { useT } from '@/hooks/useT';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import type { CallbackParams } from '../callbackParams';
import type { CallbackProblem } from '../completeProviderSignIn';
import { useProviderCallback } from '../useProviderCallback';
import { useRestartSignIn } from '../useRestartSignIn';

/** What the page is about, once it is known. */
function headingOf(problem: CallbackProblem | null) {
  if (!problem) return 'page.callBack';
  const { failure } = problem;
  const cancelled = 'messageId' in failure && failure.messageId === 'associate.cancelled';
  return cancelled ? 'associate.heading.cancelled' : 'associate.heading.failed';
}

/** Signs in with what the provider sent back, or says what went wrong; how to go on, also where it takes long. */
export function CallbackStatus({ returned }: { returned: CallbackParams }) {
  const t = useT();
  const { provider } = returned;
  const { problem, retry } = useProviderCallback(returned);
  const { startAgain, starting, refused } = useRestartSignIn();
  const words = useFailureMessage(problem?.failure ?? null);
  // What takes long may have been answered already: a fresh start, but not the same once more.
  const { remedy } = problem ?? { remedy: 'startAgain' };
  const again = remedy === 'startAgain' && provider !== '';

  return (
    <RedirectingPage
      title={headingOf(problem)}
      busy={t('associate.finishing')}
      problem={refused ? t('login.others.refused', { name: refused }) : words}
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
