import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import './StepProgress.css';

interface Props {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Where the person is, from 0. */
  current: number;
  /** What stands below each name: who did it and when, say. On a phone the steps stand below each other then. */
  notes?: readonly ReactNode[];
}

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** How far a long form has come: a bar with the steps' names, or with the current one's where there is no room. */
export function StepProgress({ steps, current, notes }: Props) {
  const t = useT();
  const here = t('form.step', { step: current + 1, total: steps.length, name: steps[current] ?? '' });
  return (
    <div className={notes ? 'steps with-notes' : 'steps'}>
      <ol aria-label={t('form.steps')}>
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
      {/* Whoever listens has it from the list. */}
      <p className="steps-here" aria-hidden="true">
        {here}
      </p>
    </div>
  );
}
