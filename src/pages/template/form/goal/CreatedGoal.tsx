import { Button } from 'antd';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import { getGoal } from '@/services/templateForms';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { UnknownRecord } from '../../components/UnknownRecord';
import { useRecord } from '../../components/useRecord';

/** Shows the goal whose id is in the address. */
export function CreatedGoal({ onCreateAnother }: { onCreateAnother: () => void }) {
  const t = useT();
  const { data: goal, error, reload } = useRecord('goal', getGoal);
  const another = (
    <Button type="primary" onClick={onCreateAnother}>
      {t('template.goal.another')}
    </Button>
  );

  if (goal === UNKNOWN) return <UnknownRecord level={2} focus action={another} />;
  if (goal) {
    const { number, title, invites } = goal;
    return (
      <ResultBlock
        status="success"
        level={2}
        focus
        title={t('template.goal.created')}
        text={<p>{t('template.goal.created.text', { number, title, count: invites.length })}</p>}
        actions={another}
      />
    );
  }
  if (!error) return <FormSkeleton fields={1} />;
  return (
    <>
      <LoadError title="template.goal.failed" error={error} onRetry={reload} />
      {another}
    </>
  );
}
