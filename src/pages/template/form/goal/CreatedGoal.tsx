import { Button } from 'antd';
import { useCallback } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/LoadError';
import { ResultBlock } from '@/components/ResultBlock';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getGoal } from '@/services/templateForms';

interface Props {
  id: string;
  onCreateAnother: () => void;
}

/** The goal that was created, as the portal has it. */
export function CreatedGoal({ id, onCreateAnother }: Props) {
  const t = useT();
  const load = useCallback(() => getGoal(id), [id]);
  const { data: goal, loading, error, reload } = useLoad(load);
  const another = (
    <Button type="primary" onClick={onCreateAnother}>
      {t('template.goal.another')}
    </Button>
  );

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
      <LoadError title="template.goal.failed" error={error} busy={loading} onRetry={reload} />
      {another}
    </>
  );
}
