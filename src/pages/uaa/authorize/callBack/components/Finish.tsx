import { Button } from 'antd';
import { useFailureWords } from '@/components/Form/FailureAlert';
import { BusyButton } from '@/components/Form/SubmitButton';
import { PassingPage } from '@/components/PassingPage';
import { useT } from '@/hooks/useT';
import { backToSignIn } from '@/utils/routing/loginReferer';
import type { Problem } from '../finish';
import type { Returned } from '../returned';
import { useFinish } from '../useFinish';
import { useStartAgain } from '../useStartAgain';

/** What the page is about, once it is known. */
function headingOf(problem: Problem | null) {
  if (!problem) return 'page.callBack';
  const { failure } = problem;
  const cancelled = 'messageId' in failure && failure.messageId === 'associate.cancelled';
  return cancelled ? 'associate.heading.cancelled' : 'associate.heading.failed';
}

/** Signs in with what the provider sent back, or says what went wrong; how to go on, also where it takes long. */
export function Finish({ returned }: { returned: Returned }) {
  const t = useT();
  const { provider } = returned;
  const { problem, retry } = useFinish(returned);
  const { startAgain, starting, refused } = useStartAgain();
  const words = useFailureWords(problem?.failure ?? null);
  // What takes long may have been answered already: a fresh start, but not the same once more.
  const { remedy } = problem ?? { remedy: 'startAgain' };
  const again = remedy === 'startAgain' && provider !== '';

  return (
    <PassingPage
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
        <BusyButton type="primary" busy={starting} onClick={() => startAgain(provider)}>
          {t('associate.again')}
        </BusyButton>
      )}
      <Button type={again || remedy === 'retry' ? 'default' : 'primary'} onClick={backToSignIn}>
        {t('associate.back')}
      </Button>
    </PassingPage>
  );
}
