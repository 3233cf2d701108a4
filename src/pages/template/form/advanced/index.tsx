import { ProForm } from '@ant-design/pro-form/es/layouts/ProForm';
import { Form } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import { PageHeader } from '@/components/PageHeader';
import type { ProjectResult } from '@/contract';
import { useT } from '@/hooks/useT';
import { submitProject } from '@/services/templateForms';
import { getProjectResultPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { toProFormProps } from '../components/proFormProps';
import { ErrorSummary } from './ErrorSummary';
import { MembersCard } from './MembersCard';
import { ProjectCard, TaskCard } from './ProjectCards';
import { BLANK_PROJECT, type ProjectValues, toProjectBody } from './projectValues';
import { useWrongFields } from './useWrongFields';
import './index.css';

/** /template/form/advanced: several groups of fields, sent at once; what is wrong is told beside the button. */
export default function AdvancedFormPage() {
  const t = useT();
  const [form] = Form.useForm<ProjectValues>();
  const { formProps, failure, submitting, focusField } = useForm<ProjectValues, ProjectResult>({
    name: 'project',
    form,
    save: (values) => {
      show();
      return submitProject(toProjectBody(values));
    },
    onSaved: ({ id }) => goTo(getProjectResultPath(id)),
    firstField: 'name',
    unreachable: 'template.project.unreachable',
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
        <ProjectCard />
        <TaskCard />
        <MembersCard />
        <div className="advanced-footer">
          <FailureAlert {...failure} />
          <ErrorSummary wrong={wrong} onLead={focusField} />
          <SubmitButton type="primary" htmlType="submit" busy={submitting}>
            {t(submitting ? 'template.submitting' : 'template.submit')}
          </SubmitButton>
        </div>
      </ProForm>
    </>
  );
}
