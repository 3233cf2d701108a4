import { Form, Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { FilesField } from '@/components/Field/FilesField';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { MobileField } from '@/components/Field/MobileField';
import { NameField } from '@/components/Field/NameField';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { KeepOnDevice } from '@/components/Form/KeepOnDevice';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { uploadFile } from '@/services/files';
import { appealReasons, isAppealReason } from '@/validation/appeals';
import type { SubmittedAppeal } from '../submittedAppeal';
import { useAppealForm } from '../useAppealForm';
import { ContactCodeField } from './ContactCodeField';

/** The form of an appeal, on a single page. */
export function AppealForm({ onSubmitted }: { onSubmitted: (appeal: SubmittedAppeal) => void }) {
  const t = useT();
  const { formProps, draft, discardDraft, contact, submitId, ...submission } = useAppealForm(onSubmitted);

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
        <ContactCodeField contact={contact} needs={['mobile']} formBusy={submission.submitting} />
      </AppealFormSection>
      <KeepOnDevice draft={draft} />
      <SubmitFooter
        form={submission}
        id={submitId}
        submitLabel="appeal.submit"
        submittingLabel="appeal.submitting"
      />
    </PortalForm>
  );
}

interface Props {
  part: 'what' | 'who' | 'contact';
  children: ReactNode;
}

/** A section of the form: title, purpose and fields. */
function AppealFormSection({ part, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className="appeal-part" aria-labelledby={id}>
      <h2 id={id}>{t(`appeal.${part}`)}</h2>
      <p>{t(`appeal.${part}.why`)}</p>
      {children}
    </section>
  );
}

/** The field `reason` of the surrounding form. */
function AppealReasonField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item
      name="reason"
      label={t('appeal.reason')}
      required
      initialValue=""
      validateTrigger="onChange"
      rules={[rule((value) => (isAppealReason(value) ? null : 'appeal.reason.required'))]}
    >
      <NativeSelect
        name="reason"
        placeholder={t('appeal.reason.choose')}
        options={appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }))}
      />
    </Form.Item>
  );
}
