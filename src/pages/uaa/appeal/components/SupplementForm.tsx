import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import type { MobileFields } from '@/components/Field/MobileField';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { AppealProgress } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useT } from '@/hooks/useT';
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
  onSaved: (progress: AppealProgress) => void;
}

const PERSISTED_FIELDS = ['description'] as const;

/** The form for the information that the reviewer requested. The contact's number has to be verified again. */
export function SupplementForm({ ticket, contact: mobileFields, onSaved }: Props) {
  const t = useT();
  const contact = useContactProof(mobileFields);
  const { form, formProps, ...submission } = useForm<Fields, AppealProgress>({
    name: `supplement ${ticket}`,
    persistedFields: PERSISTED_FIELDS,
    save: ({ description, files, code }) =>
      contact.submitWithProof(code, (proof) =>
        supplementAppeal({ ticket, proof, description: description.trim(), files: getFileIds(files) }),
      ),
    onSaved,
    onError: (error) => {
      contact.noteError(error);
      if (isFileUnknown(error)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    errorFields: CODE_ERROR_FIELDS,
    firstField: 'description',
    unreachable: 'appeal.unreachable',
  });

  return (
    <PortalForm {...formProps} name="supplement">
      <h2>{t('appeal.supplement')}</h2>
      <p className="appeal-intro">{t('appeal.supplement.contact')}</p>
      <DescriptionField label="appeal.addition" />
      <FilesField label="appeal.files.optional" send={uploadFile} />
      <ContactCodeField contact={contact} formBusy={submission.submitting} />
      <SubmitFooter
        form={submission}
        submitLabel="appeal.supplement.submit"
        submittingLabel="appeal.submitting"
      />
    </PortalForm>
  );
}
