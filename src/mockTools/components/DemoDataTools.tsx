import { Button } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { HOUR, MINUTE } from '@/constants';
import type { Instant } from '@/contract';
import { formatExact } from '@/utils/i18n/dates';
import { toHref } from '@/utils/routing/ownPath';
import { API_PATH, LOOK_PATH } from '@/utils/routing/paths';
import { reload } from '@/utils/routing/redirect';
import { advanceClock, resetPortal } from '../api';
import { type ToolMessageKey, useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';
import { CertificateList } from './CertificateList';
import { DemoAccounts } from './DemoAccounts';

/** Tools for the demo data: accounts, certificates, clock, and reset. */
export function DemoDataTools() {
  const getText = useToolMessages();
  return (
    <>
      <DemoAccounts />
      <section className="mock-tools-block">
        <h2>{getText('certificates.title')}</h2>
        <CertificateList />
      </section>
      <ClockTool />
      <ResetTool />
      <p className="mock-tools-block">
        <a href={toHref(LOOK_PATH)}>{getText('look.link')}</a>
        <a href={toHref(API_PATH)}>{getText('api.link')}</a>
      </p>
    </>
  );
}

const steps: { ms: number; word: ToolMessageKey }[] = [
  { ms: MINUTE, word: 'clock.minute' },
  { ms: 5 * MINUTE, word: 'clock.fiveMinutes' },
  { ms: HOUR, word: 'clock.hour' },
];

/** Advances the portal's clock. */
function ClockTool() {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [now, setNow] = useState<Instant>();
  const advance = async (ms: number) => {
    const answer = await act(() => advanceClock(ms));
    if (answer) setNow(answer.now);
  };
  return (
    <section className="mock-tools-block">
      <h2>{getText('clock.title')}</h2>
      <p className="mock-tools-hint">{getText('clock.hint')}</p>
      <div className="mock-tools-row">
        {steps.map(({ ms, word }) => (
          <SubmitButton key={word} busy={acting} onClick={() => advance(ms)}>
            + {getText(word)}
          </SubmitButton>
        ))}
      </div>
      <p role="status">{now && getText('clock.advanced', { now: formatExact(now) })}</p>
      <ActionError text={problem} />
    </section>
  );
}

/** Button that resets the demo data after a confirmation. */
function ResetTool() {
  const getText = useToolMessages();
  const { act, acting, problem } = useToolAction();
  const [isConfirming, setConfirming] = useState(false);
  // The sessions are deleted, too: reload, so that the page checks the session again.
  const reset = () => act(() => resetPortal().then(reload));

  return (
    <section className="mock-tools-block">
      <h2>{getText('reset.title')}</h2>
      <p className="mock-tools-hint">{getText('reset.hint')}</p>
      <p role="status">{isConfirming && getText('reset.sure')}</p>
      <div className="mock-tools-row">
        <SubmitButton busy={acting} onClick={isConfirming ? reset : () => setConfirming(true)}>
          {getText(isConfirming ? 'reset.confirm' : 'reset.action')}
        </SubmitButton>
        {isConfirming && <Button onClick={() => setConfirming(false)}>{getText('reset.keep')}</Button>}
      </div>
      <ActionError text={problem} />
    </section>
  );
}
