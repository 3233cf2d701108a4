import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CANCELLATION_PERIOD, DAY } from '@/constants';
import { useT } from '@/hooks/useT';
import { SecurityCard } from '../components/SecurityCard';
import { CancellationSteps } from './CancellationSteps';
import './CancellationCard.css';

/** Cancellation of the account: a short explanation, then the steps once the user opens them. */
export function CancellationCard() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const opened = useRef<HTMLHeadingElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);

  // The pressed button is unmounted: focus the opened content, or the button that replaces it.
  useEffect(() => {
    if (touched.current) (open ? opened : begin).current?.focus();
  }, [open]);
  const toggle = (on: boolean) => {
    touched.current = true;
    setOpen(on);
  };

  return (
    <SecurityCard className="cancellation" title={t('security.cancel')}>
      <p>{t('security.cancel.why', { days: CANCELLATION_PERIOD / DAY })}</p>
      {open ? (
        <CancellationSteps heading={opened} onLeave={() => toggle(false)} />
      ) : (
        <Button ref={begin} onClick={() => toggle(true)}>
          {t('security.cancel.begin')}
        </Button>
      )}
    </SecurityCard>
  );
}
