import { Button, Card } from 'antd';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { StepProgress } from '@/components/Frame/StepProgress';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { ReadOnlyFieldRow } from '@/components/Value/ReadOnlyFieldRow';
import type { ProjectResult, ProjectStep } from '@/contract';
import { useT } from '@/hooks/useT';
import { getSubmittedProject } from '@/services/templateForms';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';
import { SUCCESS_RESULT_PATH, TABLE_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { SampleButton, UnknownRecord } from '../../components/UnknownRecord';
import { SAMPLE, useRecord } from '../../components/useRecord';
import '../index.css';
import './index.css';

const FACT_COUNT = 4;

/** /template/result/success: the project that was submitted, or the template's sample. */
export default function SuccessResultPage() {
  const t = useT();
  const { data: project, error, reload } = useRecord('project', getSubmittedProject);
  if (project === UNKNOWN) {
    return <UnknownRecord action={<SampleButton sample={SUCCESS_RESULT_PATH} />} />;
  }

  return (
    <>
      <PageHeader title="page.template.success" purpose="template.about.success" />
      <Card className="template-result">
        {error && <LoadError title="template.success.failed" error={error} onRetry={reload} />}
        {!project && !error && <FormSkeleton fields={FACT_COUNT} />}
        {project && (
          <>
            <ResultBlock
              status="success"
              level={2}
              title={t('template.success.title')}
              text={<p>{t(project.id === SAMPLE ? 'template.success.sample' : 'template.success.text')}</p>}
              actions={
                <>
                  <Button type="primary" onClick={() => goTo(TABLE_LIST_PATH)}>
                    {t('template.success.list')}
                  </Button>
                  <Button onClick={() => window.print()}>{t('template.success.print')}</Button>
                </>
              }
            />
            <ProjectProgress project={project} />
          </>
        )}
      </Card>
    </>
  );
}

/** Returns the index of the first incomplete step, or the number of steps if all are complete. */
function findCurrentStep(steps: readonly ProjectStep[]): number {
  const current = steps.findIndex(({ at }) => at === null);
  return current === -1 ? steps.length : current;
}

/** A project and the progress of its review: the person and time of each step, as text as well as in color. */
function ProjectProgress({ project }: { project: ProjectResult }) {
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
