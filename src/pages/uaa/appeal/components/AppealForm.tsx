import { Button, Form, Input } from 'antd';
import { Alert } from '@/components/Alert';
import { FilesField } from '@/components/FilesField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { IdentityFields } from '@/components/IdentityFields';
import { MobileField } from '@/components/MobileField';
import { NameField } from '@/components/NameField';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { useT } from '@/hooks/useT';
import { uploadFile } from '@/services/files';
import { formatDateTime } from '@/utils/i18n/dates';
import type { SubmittedAppeal } from '../submittedAppeal';
import { APPEAL_DRAFT, useAppealForm } from '../useAppealForm';
import { AppealFormSection } from './AppealFormSection';
import { AppealReasonField } from './AppealReasonField';
import { ContactCodeField } from './ContactCodeField';

/** The form of an appeal: one page, so that nothing is out of sight. */
export function AppealForm({ onMade }: { onMade: (made: SubmittedAppeal) => void }) {
  const t = useT();
  const { form, contact, submission, submitId, draftFrom, dropDraft, onValuesChange } = useAppealForm(onMade);
  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = submission;

  return (
    <PortalForm
      form={form}
      name={APPEAL_DRAFT}
      onValuesChange={onValuesChange}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <p className="appeal-intro">{t('appeal.intro')}</p>
      {draftFrom !== null && (
        <Alert
          type="info"
          className="appeal-draft"
          message={t('appeal.draft', { at: formatDateTime(new Date(draftFrom).toISOString()) })}
          action={
            <Button size="small" onClick={dropDraft}>
              {t('appeal.draft.drop')}
            </Button>
          }
        />
      )}
      <AppealFormSection part="what">
        <AppealReasonField />
        <DescriptionField label="appeal.description" />
        <FilesField label="appeal.files" send={uploadFile} required />
      </AppealFormSection>
      <AppealFormSection part="who">
        <NameField />
        <IdentityFields />
        <Form.Item name="loginId" label={t('appeal.loginId')} extra={t('appeal.loginId.hint')}>
          <Input name="loginId" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </AppealFormSection>
      <AppealFormSection part="contact">
        <MobileField />
        <ContactCodeField contact={contact} needs={['mobile']} formBusy={submitting} />
      </AppealFormSection>
      <FailureAlert failure={failure} />
      <SubmitButton id={submitId} type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'appeal.submitting' : 'appeal.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
