import { Form, Input } from 'antd';
import { FilesField } from '@/components/FilesField';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { KeepOnDevice } from '@/components/Form/KeepOnDevice';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { IdentityFields } from '@/components/IdentityFields';
import { MobileField } from '@/components/MobileField';
import { NameField } from '@/components/NameField';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { useT } from '@/hooks/useT';
import { uploadFile } from '@/services/files';
import type { SubmittedAppeal } from '../submittedAppeal';
import { useAppealForm } from '../useAppealForm';
import { AppealFormSection } from './AppealFormSection';
import { AppealReasonField } from './AppealReasonField';
import { ContactCodeField } from './ContactCodeField';

/** The form of an appeal, on a single page. */
export function AppealForm({ onSubmitted }: { onSubmitted: (appeal: SubmittedAppeal) => void }) {
  const t = useT();
  const { formProps, submitting, failure, draft, discardDraft, contact, submitId } =
    useAppealForm(onSubmitted);

  return (
    <PortalForm {...formProps}>
      <p className="appeal-intro">{t('appeal.intro')}</p>
      <DraftAlert draft={draft} message="appeal.draft" discard="appeal.draft.drop" onDiscard={discardDraft} />
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
      <KeepOnDevice draft={draft} />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton id={submitId} type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'appeal.submitting' : 'appeal.submit')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
