import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { HOUR, MINUTE } from '@/constants';
import type { Instant } from '@/contract';
import { formatExact } from '@/utils/i18n/dates';
import { advanceClock } from '../api';
import { type ToolMessageKey, useToolMessages } from '../messages';
import { useToolAction } from '../useToolAction';
import { ActionError } from './ActionError';

const steps: { ms: number; word: ToolMessageKey }[] = [
  { ms: MINUTE, word: 'clock.minute' },
  { ms: 5 * MINUTE, word: 'clock.fiveMinutes' },
  { ms: HOUR, word: 'clock.hour' },
];

/** Advances the portal's clock. */
export function ClockTool() {
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
