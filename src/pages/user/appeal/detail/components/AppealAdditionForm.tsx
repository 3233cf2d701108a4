import { Form } from 'antd';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/FilesField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AppealAddition, AppealDetail, Envelope } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useUnsaved } from '@/hooks/useUnsaved';
import type { MessageKey } from '@/locales/zh-CN/index';
import { uploadOwnFile } from '@/services/files';

interface Fields {
  description: string;
  files?: FileItem[];
}

interface Props {
  /** Names what is kept of it in this tab. */
  name: string;
  /** Hands it in; answers how the appeal stands then. */
  work: (
    addition: AppealAddition,
    onFailure: (envelope: Envelope) => void,
  ) => Promise<AppealDetail | boolean>;
  submitWords: MessageKey;
  onDone: (appeal: AppealDetail) => void;
  onOutdated: () => void;
}

const KEPT = ['description'] as const;

/** More about an appeal: in words, and in files where there are any. */
export function AppealAdditionForm({ name, work, submitWords, onDone, onOutdated }: Props) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const { onValuesChange, discharge } = useUnsaved('addition');
  const { keep, forget } = useTabState(form, name, KEPT);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: async ({ description, files }: Fields, onFailure) => {
      const appeal = await work({ description: description.trim(), files: getFileIds(files) }, onFailure);
      return typeof appeal === 'object' && appeal;
    },
    done: (appeal) => {
      forget();
      discharge();
      onDone(appeal);
    },
    refused: (why) => {
      if ('subCode' in why && why.subCode === 'APPEAL_STATE') onOutdated();
      if (isFileUnknown(why)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    fieldOf: {},
    fallback: 'description',
    unreachable: 'appeal.unreachable',
  });

  return (
    <PortalForm
      form={form}
      className="appeal-addition"
      onValuesChange={(changed, { description, files = [] }) => {
        keep();
        onValuesChange(changed, { description, file: files[0] });
      }}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <DescriptionField label="appeal.addition" />
      <FilesField label="appeal.files.optional" send={uploadOwnFile} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" busy={submitting}>
        {t(submitting ? 'appeal.submitting' : submitWords)}
      </SubmitButton>
    </PortalForm>
  );
}
