import { Form } from 'antd';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { SendFile } from '@/services/files';
import { FilesInput } from './FilesInput';
import { checkFiles, type FileItem } from './fileItems';

export { type FileItem, getFileIds, markFilesUnknown } from './fileItems';

interface Props {
  label: MessageKey;
  /** Where each file goes: a visitor's or an account's uploads. */
  send: SendFile;
  /** Whether the form takes at least one. */
  required?: boolean;
}

/**
 * Up to FILES_MAX files, sent as they are chosen: a field `files` of the form around, whose value is FileItem[].
 * The form sends `getFileIds` of them.
 */
export function FilesField({ label, send, required = false }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  /** Each change clears the old error; the rules run when the form is submitted. */
  const clear = () => {
    if (form.getFieldError('files').length > 0) form.setFields([{ name: 'files', errors: [] }]);
  };
  return (
    <Form.Item
      name="files"
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
      <FilesInput send={send} onChange={clear} />
    </Form.Item>
  );
}
