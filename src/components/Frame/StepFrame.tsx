import type { ReactNode } from 'react';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { StepProgress } from './StepProgress';

interface Props {
  /** The names of all steps, in order. */
  steps: readonly MessageKey[];
  step: MessageKey;
  /** The step's heading; results have their own. */
  title?: string;
  /** Whether the heading takes the focus, because the step replaces the focused element. */
  focus?: boolean;
  children: ReactNode;
}

/** Frame of a step: progress and heading. */
export function StepFrame({ steps, step, title, focus = false, children }: Props) {
  const t = useT();
  const heading = useFocusWhen<HTMLHeadingElement>(focus);

  return (
    <>
      <StepProgress steps={steps.map((name) => t(name))} current={steps.indexOf(step)} />
      {title && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
    </>
  );
}
