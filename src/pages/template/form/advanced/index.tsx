import { ProForm } from '@ant-design/pro-form/es/layouts/ProForm';
import { Button, Form } from 'antd';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { useForm } from '@/components/Form/useForm';
import { PageHeader } from '@/components/Frame/PageHeader';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { ProjectResult } from '@/contract';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { submitProject } from '@/services/templateForms';
import { getProjectResultPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { toProFormProps } from '../components/proFormProps';
import { findFieldLabel } from './fieldNames';
import { MembersCard } from './MembersCard';
import { ProjectCard, TaskCard } from './ProjectCards';
import {
  BLANK_PROJECT,
  PROJECT_DRAFT_FIELDS,
  PROJECT_DRAFT_FORMAT,
  type ProjectValues,
  toProjectBody,
} from './projectValues';
import { type FieldPath, useWrongFields } from './useWrongFields';
import './index.css';

/**
 * /template/form/advanced: several groups of fields, sent in one request. Errors are listed beside the submit button.
 * A draft restores the input for one day.
 */
export default function AdvancedFormPage() {
  const t = useT();
  const owner = useGlobal((state) => state.userInfo?.id);
  const [form] = Form.useForm<ProjectValues>();
  const { formProps, failure, submitting, focusField, draft, startOver } = useForm<
    ProjectValues,
    ProjectResult
  >({
    name: 'project',
    form,
    save: (values) => {
      show();
      return submitProject(toProjectBody(values));
    },
    onSaved: ({ id }) => goTo(getProjectResultPath(id)),
    firstField: 'name',
    unreachable: 'template.project.unreachable',
    draft: {
      name: 'project',
      owner,
      fields: PROJECT_DRAFT_FIELDS,
      begin: BLANK_PROJECT,
      format: PROJECT_DRAFT_FORMAT,
    },
  });
  const { wrong, show, refresh } = useWrongFields(form);

  return (
    <>
      <PageHeader title="page.template.advancedForm" purpose="template.about.advancedForm" />
      <ProForm<ProjectValues>
        {...toProFormProps(formProps)}
        className="advanced-form"
        initialValues={BLANK_PROJECT}
        onFinishFailed={(failed) => {
          formProps.onFinishFailed(failed);
          show();
        }}
        onFieldsChange={(changed, all) => {
          formProps.onFieldsChange(changed, all);
          refresh();
        }}
      >
        <DraftAlert draft={draft} onDiscard={() => startOver()} />
        <ProjectCard />
        <TaskCard />
        <MembersCard />
        <div className="advanced-footer">
          <FailureAlert {...failure} />
          <ErrorSummary wrong={wrong} onLead={focusField} />
          <div className="advanced-send">
            <SubmitButton type="primary" htmlType="submit" busy={submitting}>
              {t(submitting ? 'template.submitting' : 'template.submit')}
            </SubmitButton>
          </div>
        </div>
      </ProForm>
    </>
  );
}

interface Props {
  wrong: readonly FieldPath[];
  /** Called with the field to navigate to. */
  onLead: (field: FieldPath) => void;
}

/** Shows the number of invalid fields, with a link to each: some of them are outside the viewport. */
function ErrorSummary({ wrong, onLead }: Props) {
  const t = useT();
  return (
    <div className="error-summary">
      <p role="status">{wrong.length > 0 && t('template.wrong', { count: wrong.length })}</p>
      {wrong.length > 0 && (
        <ul className="plain-list">
          {wrong.map((path) => {
            const { label, member } = findFieldLabel(path);
            return (
              <li key={path.join('.')}>
                <Button type="link" size="small" onClick={() => onLead(path)}>
                  {member === undefined
                    ? t(label)
                    : t('template.project.member.field', { place: member, name: t(label) })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
