import { ProForm } from '@ant-design/pro-form/es/layouts/ProForm';
import { Form } from 'antd';
import { useEffect } from 'react';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { Goal } from '@/contract';
import { useGlobal } from '@/models/hooks';
import { createGoal } from '@/services/templateForms';
import { toProFormProps } from '../components/proFormProps';
import { GoalFields } from './GoalFields';
import { BLANK_GOAL, GOAL_DRAFT_FIELDS, GOAL_DRAFT_FORMAT, type GoalValues, toGoalBody } from './goalValues';
import { VisibilityFields } from './VisibilityFields';

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
