import ProFormDependency from '@ant-design/pro-form/es/components/Dependency';
import { ProForm } from '@ant-design/pro-form/es/layouts/ProForm';
import { Form } from 'antd';
import { useEffect } from 'react';
import { RadioListField } from '@/components/Field/ChoiceListField';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { GOAL_TEXT_MAX, GOAL_TITLE_MAX, GOAL_VIEWERS_MAX, REVIEWERS_MAX } from '@/constants';
import type { Goal } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { createGoal } from '@/services/templateForms';
import {
  checkGoalDescription,
  checkGoalMetric,
  checkGoalTitle,
  checkReviewers,
  checkWeight,
  goalVisibilities,
} from '@/validation/templateForms';
import { ColleagueField } from '../components/ColleagueField';
import { PeriodField } from '../components/PeriodField';
import { toProFormProps } from '../components/proFormProps';
import { TextField } from '../components/TextField';
import { BLANK_GOAL, GOAL_DRAFT_FIELDS, GOAL_DRAFT_FORMAT, type GoalValues, toGoalBody } from './goalValues';

interface Props {
  /** Whether the form follows a goal that was just created: then it focuses the first field when it opens. */
  isNext: boolean;
  onCreated: (goal: Goal) => void;
}

/** Form of a goal. A draft restores the input for one day. */
export function GoalForm({ isNext, onCreated }: Props) {
  const owner = useGlobal((state) => state.userInfo?.id);
  const [form] = Form.useForm<GoalValues>();
  const { formProps, draft, startOver, ...submission } = useForm<GoalValues, Goal>({
    name: 'goal',
    form,
    save: (values) => createGoal(toGoalBody(values)),
    onSaved: onCreated,
    firstField: 'title',
    unreachable: 'template.goal.unreachable',
    draft: { name: 'goal', owner, fields: GOAL_DRAFT_FIELDS, begin: BLANK_GOAL, format: GOAL_DRAFT_FORMAT },
  });

  useEffect(() => {
    if (isNext) form.focusField('title');
  }, [isNext, form]);

  return (
    <ProForm<GoalValues> {...toProFormProps(formProps)}>
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      <GoalFields />
      <VisibilityFields />
      <SubmitFooter
        form={submission}
        submitLabel="template.goal.submit"
        submittingLabel="template.submitting"
      />
    </ProForm>
  );
}

/** Title, period, description, metric and reviewers of the goal. */
function GoalFields() {
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

/** Visibility of the goal. Colleagues are selected only if it is partially public. */
function VisibilityFields() {
  const t = useT();
  return (
    <>
      <RadioListField
        name="visibility"
        label={t('template.goal.visibility')}
        required={t('template.goal.visibility.required')}
        options={goalVisibilities.map((value) => ({
          value,
          label: t(`template.goal.visibility.${value}`),
          means: t(`template.goal.visibility.${value}.means`),
        }))}
      />
      <ProFormDependency<Pick<GoalValues, 'visibility'>> name={['visibility']}>
        {({ visibility }) =>
          visibility === 'partial' && (
            <ColleagueField
              name="publicUsers"
              label="template.goal.publicUsers"
              required="template.goal.publicUsers.required"
              multiple
              check={(count) =>
                count > GOAL_VIEWERS_MAX
                  ? { id: 'template.goal.publicUsers.many', values: { max: GOAL_VIEWERS_MAX } }
                  : null
              }
            />
          )
        }
      </ProFormDependency>
    </>
  );
}
