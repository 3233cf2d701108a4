import { Form } from 'antd';
import { FILES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { SendFile } from '@/services/files';
import { FilesInput } from './FilesInput';
import { checkFiles, type FileItem } from './fileItems';

export { type FileItem, getFileIds, markFilesUnknown } from './fileItems';

interface Props {
  /** The field's name. */
  name?: string;
  label: MessageKey;
  /** Where each file goes: a visitor's or an account's uploads. */
  send: SendFile;
  /** Whether the form takes at least one. */
  required?: boolean;
  /** How many files it takes. */
  max?: number;
}

/**
 * Files that are sent as they are chosen: a field of the form around, whose value is FileItem[]. The form sends
 * `getFileIds` of them.
 */
export function FilesField({ name = 'files', label, send, required = false, max = FILES_MAX }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  /** Each change clears the old error; the rules run when the form is submitted. */
  const clear = () => {
    if (form.getFieldError(name).length > 0) form.setFields([{ name, errors: [] }]);
  };
  return (
    <Form.Item
      name={name}
      label={t(label)}
      required={required}
      // A file that is still being uploaded is no error while the person fills in the form.
      validateTrigger="onSubmit"
      rules={[
        {
          validator: async (_, items: FileItem[] = []) => {
            const problem = checkFiles(items, required);
            if (problem) throw new Error(t(problem));
          },
        },
      ]}
    >
      <FilesInput send={send} max={max} onChange={clear} read={() => form.getFieldValue(name) ?? []} />
    </Form.Item>
  );
}
