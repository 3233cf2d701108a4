import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { PageHeader } from '@/components/Frame/PageHeader';
import { GOAL_FORM_PATH, getCreatedGoalPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { CreatedGoal } from './CreatedGoal';
import { GoalForm } from './GoalForm';

/** /template/form/goal: the form; with `id` the goal that was created. */
export default function GoalFormPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const [isNext, setNext] = useState(false);

  const createAnother = () => {
    setNext(true);
    goTo(GOAL_FORM_PATH);
  };
  return (
    <>
      <PageHeader title="page.template.goal" purpose="template.about.goal" />
      <FormCard>
        {id ? (
          <CreatedGoal onCreateAnother={createAnother} />
        ) : (
          <GoalForm isNext={isNext} onCreated={(goal) => goTo(getCreatedGoalPath(goal.id))} />
        )}
      </FormCard>
    </>
  );
}
