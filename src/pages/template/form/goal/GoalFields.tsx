import { GOAL_TEXT_MAX, GOAL_TITLE_MAX, REVIEWERS_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import {
  checkGoalDescription,
  checkGoalMetric,
  checkGoalTitle,
  checkReviewers,
  checkWeight,
} from '@/validation/templateForms';
import { ColleagueField } from '../components/ColleagueField';
import { PeriodField } from '../components/PeriodField';
import { TextField } from '../components/TextField';

/** Title, period, description, metric and reviewers of the goal. */
export function GoalFields() {
  const t = useT();
  return (
    <>
      <TextField name="title" label="template.goal.title" check={checkGoalTitle} max={GOAL_TITLE_MAX} />
      <PeriodField />
      <TextField
        name="description"
        label="template.goal.description"
        check={checkGoalDescription}
        max={GOAL_TEXT_MAX}
        rows={4}
      />
      <TextField
        name="metric"
        label="template.goal.metric"
        check={checkGoalMetric}
        max={GOAL_TEXT_MAX}
        rows={4}
        hint={t('template.goal.metric.hint')}
      />
      <ColleagueField name="client" label="template.goal.client" hint={t('template.goal.client.hint')} />
      <ColleagueField
        name="invites"
        label="template.goal.invites"
        multiple
        check={checkReviewers}
        hint={t('template.goal.invites.hint', { max: REVIEWERS_MAX })}
      />
      <TextField
        name="weight"
        label="template.goal.weight"
        optional
        check={checkWeight}
        input={{ inputMode: 'numeric', suffix: '%' }}
      />
    </>
  );
}
