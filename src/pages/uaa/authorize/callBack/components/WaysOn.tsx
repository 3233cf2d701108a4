import { Button } from 'antd';
import { BusyButton } from '@/components/BusyButton';
import { useFailureWords } from '@/components/FailureAlert';
import { useT } from '@/hooks/useT';
import { backToSignIn } from '@/utils/loginReferer';
import type { Problem } from '../finish';
import { useStartAgain } from '../useStartAgain';
import './WaysOn.css';

interface Props {
  problem: Problem;
  /** '' where nobody knows which. */
  provider: string;
  onRetry: () => void;
}

/** What went wrong, and the ways that lead on from there. */
export function WaysOn({ problem: { failure, remedy }, provider, onRetry }: Props) {
  const t = useT();
  const words = useFailureWords(failure);
  const { startAgain, starting, refused } = useStartAgain();
  const again = remedy === 'startAgain' && provider !== '';

  return (
    <>
      <p role="alert">{refused ? t('login.others.refused', { name: refused }) : words}</p>
      <div className="ways-on">
        {remedy === 'retry' && (
          <Button type="primary" onClick={onRetry}>
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
      </div>
    </>
  );
}
