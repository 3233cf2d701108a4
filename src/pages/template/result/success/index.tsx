import { useSearchParams } from '@umijs/max';
import { Button, Card } from 'antd';
import { useCallback } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { ResultBlock } from '@/components/ResultBlock';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getSubmittedProject } from '@/services/templateForms';
import { TABLE_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { ProjectProgress } from './ProjectProgress';
import '../index.css';
import './index.css';

/** The project that is shown where the address names none. */
const SAMPLE = 'sample';
const FACT_COUNT = 4;

/** /template/result/success: the project that was submitted, or the template's sample. */
export default function SuccessResultPage() {
  const t = useT();
  const [query] = useSearchParams();
  const id = query.get('id') || SAMPLE;
  const load = useCallback(() => getSubmittedProject(id), [id]);
  const { data: project, loading, error, reload } = useLoad(load);

  return (
    <>
      <PageHeader title="page.template.success" purpose="template.about.success" />
      <Card className="template-result">
        {error && <LoadError title="template.success.failed" error={error} busy={loading} onRetry={reload} />}
        {!project && !error && <FormSkeleton fields={FACT_COUNT} />}
        {project && (
          <>
            <ResultBlock
              status="success"
              level={2}
              title={t('template.success.title')}
              text={<p>{t(id === SAMPLE ? 'template.success.sample' : 'template.success.text')}</p>}
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
