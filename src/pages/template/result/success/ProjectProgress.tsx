import { StepProgress } from '@/components/Frame/StepProgress';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { ProjectResult, ProjectStep } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';

/** Returns the index of the first incomplete step, or the number of steps if all are complete. */
function findCurrentStep(steps: readonly ProjectStep[]): number {
  const current = steps.findIndex(({ at }) => at === null);
  return current === -1 ? steps.length : current;
}

/** A project and the progress of its review: the person and time of each step, as text as well as in color. */
export function ProjectProgress({ project }: { project: ProjectResult }) {
  const t = useT();
  const { name, number, principal, start, end, steps } = project;
  const current = findCurrentStep(steps);

  const describe = ({ by, at }: ProjectStep, index: number) => {
    if (at !== null) return t('template.success.step.done', { by, at: formatDateTime(at) });
    if (index > current) return t('template.success.step.ahead');
    return by ? t('template.success.step.current.by', { by }) : t('template.success.step.current');
  };
  return (
    <section aria-label={t('template.success.project')} className="project-progress">
      <h3>{t('template.success.project')}</h3>
      <div className="project-facts">
        <ReadOnlyFieldRow label={t('template.success.name')}>{name}</ReadOnlyFieldRow>
        <ReadOnlyFieldRow label={t('template.success.number')}>{number}</ReadOnlyFieldRow>
        <ReadOnlyFieldRow label={t('template.success.principal')}>{principal}</ReadOnlyFieldRow>
        <ReadOnlyFieldRow label={t('template.success.effective')}>
          {t('template.success.effective.days', { start: formatDate(start), end: formatDate(end) })}
        </ReadOnlyFieldRow>
      </div>
      <StepProgress
        steps={steps.map(({ step }) => t(`template.success.step.${step}`))}
        current={current}
        notes={steps.map(describe)}
      />
    </section>
  );
}
