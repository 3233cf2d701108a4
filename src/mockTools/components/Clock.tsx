import { useState } from 'react';
import { BusyButton } from '@/components/Form/SubmitButton';
import { HOUR, MINUTE } from '@/constants';
import type { Instant } from '@/contract';
import { formatExact } from '@/utils/i18n/dates';
import { advanceClock } from '../api';
import { useAct } from '../useAct';
import { type ToolWord, useWords } from '../words';
import { Problem } from './Problem';

const steps: { ms: number; word: ToolWord }[] = [
  { ms: MINUTE, word: 'clock.minute' },
  { ms: 5 * MINUTE, word: 'clock.fiveMinutes' },
  { ms: HOUR, word: 'clock.hour' },
];

/** Moves the portal's clock forward. */
export function Clock() {
  const words = useWords();
  const { act, acting, problem } = useAct();
  const [now, setNow] = useState<Instant>();
  const advance = async (ms: number) => {
    const answer = await act(() => advanceClock(ms));
    if (answer) setNow(answer.now);
  };
  return (
    <section className="mock-tools-block">
      <h2>{words('clock.title')}</h2>
      <p className="mock-tools-hint">{words('clock.hint')}</p>
      <div className="mock-tools-row">
        {steps.map(({ ms, word }) => (
          <BusyButton key={word} busy={acting} onClick={() => advance(ms)}>
            + {words(word)}
          </BusyButton>
        ))}
      </div>
      <p role="status">{now && words('clock.advanced', { now: formatExact(now) })}</p>
      <Problem words={problem} />
    </section>
  );
}
