import { Form } from 'antd';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/FilesField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import type { MobileFields } from '@/components/MobileField';
import type { AppealProgress } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useUnsaved } from '@/hooks/useUnsaved';
import { supplementAppeal } from '@/services/appeal';
import { uploadFile } from '@/services/files';
import { useContactProof } from '../useContactProof';
import { ContactCodeField } from './ContactCodeField';

interface Fields {
  description: string;
  files?: FileItem[];
  code: string;
}

interface Props {
  ticket: string;
  contact: MobileFields;
  onAdded: (progress: AppealProgress) => void;
}

const KEPT = ['description'] as const;

/** What the reviewer asked for, from whoever proves once more that the contact's number is theirs. */
export function SupplementForm({ ticket, contact: to, onAdded }: Props) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const contact = useContactProof(to);
  const { onValuesChange, discharge } = useUnsaved('supplement');
  const { keep, forget } = useTabState(form, `supplement ${ticket}`, KEPT);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: async ({ description, files, code }: Fields, onFailure) => {
      const proof = await contact.prove(code, onFailure);
      if (proof === false) return false;
      const body = { ticket, proof, description: description.trim(), files: getFileIds(files) };
      const progress = await supplementAppeal(body, contact.hear(onFailure));
      return typeof progress === 'object' && progress;
    },
    done: (progress) => {
      forget();
      discharge();
      onAdded(progress);
    },
    refused: (why) => {
      contact.noteRefused(why);
      if (isFileUnknown(why)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    fieldOf: CODE_ERROR_FIELDS,
    fallback: 'description',
    unreachable: 'appeal.unreachable',
  });

  return (
    <PortalForm
      form={form}
      name="supplement"
      onValuesChange={(changed, { description, code, files = [] }) => {
        keep();
        onValuesChange(changed, { description, code, file: files[0] });
      }}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <h2>{t('appeal.supplement')}</h2>
      <p className="appeal-intro">{t('appeal.supplement.contact')}</p>
      <DescriptionField label="appeal.addition" />
      <FilesField label="appeal.files.optional" send={uploadFile} />
      <ContactCodeField contact={contact} formBusy={submitting} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'appeal.submitting' : 'appeal.supplement.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
