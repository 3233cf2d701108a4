import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import './StepProgress.css';

interface Props {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Content below each name, such as person and time. If set, the steps are stacked on a phone. */
  notes?: readonly ReactNode[];
}

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** Progress of a long form: a bar with the names of the steps, or only the current one's if there is no room. */
export function StepProgress({ steps, current, notes }: Props) {
  const t = useT();
  const here = t('form.step', { step: current + 1, total: steps.length, name: steps[current] ?? '' });
  return (
    <div className={notes ? 'steps with-notes' : 'steps'}>
      <ol className="plain-list" aria-label={t('form.steps')}>
        {steps.map((name, index) => {
          const state = stateOf(index, current);
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span>{name}</span>
              {state === 'done' && <span className="visually-hidden">{t('form.step.done')}</span>}
              {notes && <div className="step-note">{notes[index]}</div>}
            </li>
          );
        })}
      </ol>
      {/* Screen readers get it from the list. */}
      <p className="steps-here" aria-hidden="true">
        {here}
      </p>
    </div>
  );
}
