import { Button, Form, Input } from 'antd';
import { Alert } from '@/components/Alert';
import { FilesField } from '@/components/FilesField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { IdentityFields } from '@/components/IdentityFields';
import { MobileField } from '@/components/MobileField';
import { NameField } from '@/components/NameField';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { useT } from '@/hooks/useT';
import { uploadFile } from '@/services/files';
import { formatDateTime } from '@/utils/i18n/dates';
import type { MadeAppeal } from '../made';
import { FORM, useMakeAppeal } from '../useMakeAppeal';
import { ContactCode } from './ContactCode';
import { Part } from './Part';
import { ReasonField } from './ReasonField';

/** The form of an appeal: one page, so that nothing is out of sight. */
export function MakeAppeal({ onMade }: { onMade: (made: MadeAppeal) => void }) {
  const t = useT();
  const { form, contact, submission, submitId, draftFrom, dropDraft, onValuesChange } = useMakeAppeal(onMade);
  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = submission;

  return (
    <PortalForm
      form={form}
      name={FORM}
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
      <Part part="what">
        <ReasonField />
        <DescriptionField label="appeal.description" />
        <FilesField label="appeal.files" send={uploadFile} required />
      </Part>
      <Part part="who">
        <NameField />
        <IdentityFields />
        <Form.Item name="loginId" label={t('appeal.loginId')} extra={t('appeal.loginId.hint')}>
          <Input name="loginId" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </Part>
      <Part part="contact">
        <MobileField />
        <ContactCode contact={contact} needs={['mobile']} formBusy={submitting} />
      </Part>
      <FailureAlert failure={failure} />
      <BusyButton id={submitId} type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'appeal.submitting' : 'appeal.submit')}
      </BusyButton>
    </PortalForm>
  );
}
