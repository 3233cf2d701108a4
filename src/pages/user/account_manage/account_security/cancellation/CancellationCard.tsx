import { Button } from 'antd';
import { useState } from 'react';
import { CANCELLATION_PERIOD, DAY } from '@/constants';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import { SecurityCard } from '../components/SecurityCard';
import { CancellationSteps } from './CancellationSteps';
import './CancellationCard.css';

/** Cancellation of the account: a short explanation, then the steps once the user opens them. */
export function CancellationCard() {
  const t = useT();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // The pressed button is unmounted: focus the opened content, or the button that replaces it.
  const heading = useFocusWhen<HTMLHeadingElement>(state === 'open');
  const begin = useFocusWhen<HTMLButtonElement>(state === 'closed');

  return (
    <SecurityCard className="cancellation" title={t('security.cancel')}>
      <p>{t('security.cancel.why', { days: CANCELLATION_PERIOD / DAY })}</p>
      {state === 'open' ? (
        <CancellationSteps heading={heading} onLeave={() => setState('closed')} />
      ) : (
        <Button ref={begin} onClick={() => setState('open')}>
          {t('security.cancel.begin')}
        </Button>
      )}
    </SecurityCard>
  );
}
