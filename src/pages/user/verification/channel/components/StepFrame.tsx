import { type ReactNode, useEffect, useRef } from 'react';
import { StepProgress } from '@/components/Frame/StepProgress';
import { useT } from '@/hooks/useT';

/** The steps of the screen, in order. */
const STEPS = ['notice', 'fields', 'query', 'result'] as const;

interface Props {
  step: (typeof STEPS)[number];
  /** The step's heading; results have their own. */
  title?: string;
  /** Whether the heading takes the focus, because the step replaces the focused element. */
  focus?: boolean;
  children: ReactNode;
}

/** Frame of each step: progress and heading. */
export function StepFrame({ step, title, focus = false, children }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);

  return (
    <>
      <StepProgress
        steps={STEPS.map((name) => t(`verification.step.${name}`))}
        current={STEPS.indexOf(step)}
      />
      {title && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
    </>
  );
}
