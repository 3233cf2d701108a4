import { Card, Form } from 'antd';
import { GOAL_TEXT_MAX, GOAL_TITLE_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import { checkDue, checkRepository, checkText, projectTypes, taskTypes } from '@/validation/templateForms';
import { ChoiceField } from '../components/ChoiceField';
import { ColleagueField } from '../components/ColleagueField';
import { DayField } from '../components/DayField';
import { PeriodField } from '../components/PeriodField';
import { TextField } from '../components/TextField';
import { PROJECT_LABELS } from './fieldNames';

const checkName = (text: string) => checkText(text, GOAL_TITLE_MAX, 'template.project.name.required');
const checkTaskName = (text: string) => checkText(text, GOAL_TITLE_MAX, 'template.project.taskName.required');
const checkTaskDescription = (text: string) =>
  checkText(text, GOAL_TEXT_MAX, 'template.project.taskDescription.required');

/** Name, address, people and period of the project. */
export function ProjectCard() {
  const t = useT();
  return (
    <Card title={<h2>{t('template.project')}</h2>}>
      <div className="field-pair">
        <TextField name="name" label={PROJECT_LABELS.name} check={checkName} max={GOAL_TITLE_MAX} />
        <TextField
          name="address"
          label={PROJECT_LABELS.address}
          check={checkRepository}
          input={{ inputMode: 'url', placeholder: 'https://' }}
        />
        <ColleagueField
          name="owner"
          label={PROJECT_LABELS.owner}
          required="template.project.owner.required"
        />
        <ColleagueField
          name="approver"
          label={PROJECT_LABELS.approver}
          required="template.project.approver.required"
        />
      </div>
      <PeriodField />
      <div className="field-pair">
        <ChoiceField
          name="type"
          label={PROJECT_LABELS.type}
          required="template.project.type.required"
          options={projectTypes.map((value) => ({ value, label: t(`template.project.type.${value}`) }))}
        />
      </div>
    </Card>
  );
}

/** The first task of the project. */
export function TaskCard() {
  const t = useT();
  const form = Form.useFormInstance();
  const judgeDue = (due: string) =>
    checkDue(due, form.getFieldValue('start') ?? '', form.getFieldValue('end') ?? '');
  return (
    <Card title={<h2>{t('template.project.task')}</h2>}>
      <div className="field-pair">
        <TextField
          name="taskName"
          label={PROJECT_LABELS.taskName}
          check={checkTaskName}
          max={GOAL_TITLE_MAX}
        />
        <ChoiceField
          name="taskType"
          label={PROJECT_LABELS.taskType}
          required="template.project.taskType.required"
          options={taskTypes.map((value) => ({ value, label: t(`template.project.taskType.${value}`) }))}
        />
        <ColleagueField
          name="executor"
          label={PROJECT_LABELS.executor}
          required="template.project.executor.required"
        />
        <ColleagueField
          name="manager"
          label={PROJECT_LABELS.manager}
          required="template.project.manager.required"
        />
        <DayField name="due" label={PROJECT_LABELS.due} dependencies={['start', 'end']} check={judgeDue} />
      </div>
      <TextField
        name="taskDescription"
        label={PROJECT_LABELS.taskDescription}
        check={checkTaskDescription}
        max={GOAL_TEXT_MAX}
        rows={3}
      />
    </Card>
  );
}
