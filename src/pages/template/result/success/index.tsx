import { Button, Card } from 'antd';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { getSubmittedProject } from '@/services/templateForms';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { SUCCESS_RESULT_PATH, TABLE_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { SampleButton, UnknownRecord } from '../../components/UnknownRecord';
import { SAMPLE, useRecord } from '../../components/useRecord';
import { ProjectProgress } from './ProjectProgress';
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
