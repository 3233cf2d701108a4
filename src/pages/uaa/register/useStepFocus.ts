import { useEffect, useRef } from 'react';
import type { RegistrationSteps } from './useRegistrationSteps';

/**
 * A new step begins at its heading, and so does a new beginning; one that something is wrong with, at the field. An
 * end has its own focus. Whoever chooses the other user type stays at that choice (WCAG 2.2, 3.2.2).
 */
export function useStepFocus({
  step,
  userType,
  round,
  verdicts,
  end,
}: Pick<RegistrationSteps, 'step' | 'userType' | 'round' | 'verdicts' | 'end'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = end ? null : step;
  const shown = useRef({ place, userType, round });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what asks for the focus
  useEffect(() => {
    const before = shown.current;
    shown.current = { place, userType, round };
    const moved = before.place !== place && before.userType === userType;
    if (place === null || !(moved || before.round !== round)) return;
    window.scrollTo(0, 0);
    if (!verdicts) heading.current?.focus({ preventScroll: true });
  }, [place, userType, round]);

  return heading;
}
