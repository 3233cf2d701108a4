import { Form } from 'antd';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { AppealAddition, AppealDetail } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import type { MessageKey } from '@/locales/zh-CN/index';
import { uploadOwnFile } from '@/services/files';
import { isRefusedFor } from '@/utils/http/ApiError';

interface Fields {
  description: string;
  files?: FileItem[];
}

interface Props {
  /** Name of the form and of the input stored in this tab. */
  name: string;
  /** Submits the addition; resolves with the changed appeal. */
  save: (addition: AppealAddition) => Promise<AppealDetail>;
  submitLabel: MessageKey;
  onDone: (appeal: AppealDetail) => void;
  /** Called if the appeal was changed elsewhere meanwhile. */
  onOutdated: () => void;
}

const KEPT_FIELDS = ['description'] as const;

/** Form to add text and files to an appeal. */
export function AppealAdditionForm({ name, save, submitLabel, onDone, onOutdated }: Props) {
  const [form] = Form.useForm<Fields>();
  const { formProps, ...submission } = useForm<Fields, AppealDetail>({
    name,
    form,
    save: ({ description, files }) => save({ description: description.trim(), files: getFileIds(files) }),
    onSaved: onDone,
    onError: (error) => {
      if (isRefusedFor(error, 'APPEAL_STATE')) onOutdated();
      if (isFileUnknown(error)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    firstField: 'description',
    unreachable: 'appeal.unreachable',
    keptFields: KEPT_FIELDS,
  });

  return (
    <PortalForm {...formProps} className="appeal-addition">
      <DescriptionField label="appeal.addition" />
      <FilesField label="appeal.files.optional" send={uploadOwnFile} />
      <SubmitFooter form={submission} submitLabel={submitLabel} submittingLabel="appeal.submitting" />
    </PortalForm>
  );
}
