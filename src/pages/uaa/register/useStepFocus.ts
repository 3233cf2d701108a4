import { useEffect, useRef } from 'react';
import type { RegistrationSteps } from './useRegistrationSteps';

/**
 * Moves the focus to the heading when the step changes or the registration restarts. A step with errors focuses its
 * field itself, and RegistrationBlocked its own heading. After a change of the user type, the focus stays on that
 * choice (WCAG 2.2, 3.2.2). Returns the ref of the heading.
 */
export function useStepFocus({
  step,
  userType,
  restartCount,
  fieldErrors,
  end,
}: Pick<RegistrationSteps, 'step' | 'userType' | 'restartCount' | 'fieldErrors' | 'end'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = end ? null : step;
  const lastShown = useRef({ place, userType, restartCount });

  // biome-ignore lint/correctness/useExhaustiveDependencies: move the focus only when the place changes
  useEffect(() => {
    const previous = lastShown.current;
    lastShown.current = { place, userType, restartCount };
    const moved = previous.place !== place && previous.userType === userType;
    if (place === null || !(moved || previous.restartCount !== restartCount)) return;
    window.scrollTo(0, 0);
    if (!fieldErrors) heading.current?.focus({ preventScroll: true });
  }, [place, userType, restartCount]);

  return heading;
}
