import { Form } from 'antd';
import { FILES_MAX } from '@/constants';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { SendFile } from '@/services/files';
import { FilesInput } from './FilesInput';
import { checkFiles, type FileItem } from './fileItems';

export { type FileItem, getFileIds, markFilesUnknown } from './fileItems';

interface Props {
  /** Name of the field. */
  name?: string;
  label: MessageKey;
  /** Uploads a file of a visitor or of an account. */
  send: SendFile;
  /** Whether the form needs at least one file. */
  required?: boolean;
  /** The maximum number of files. */
  max?: number;
}

/**
 * Files that are uploaded as soon as they are chosen: a field of the surrounding form with the value FileItem[]. The
 * form sends the result of `getFileIds`.
 */
export function FilesField({ name = 'files', label, send, required = false, max = FILES_MAX }: Props) {
  const t = useT();
  const form = Form.useFormInstance();

  /** Clear the old error on each change, because the rules run on submit only. */
  const clearError = (items: FileItem[]) => {
    if (form.getFieldError(name).length > 0) form.setFields([{ name, errors: [] }]);
    return items;
  };
  return (
    <Form.Item
      name={name}
      label={t(label)}
      required={required}
      // On submit, because a file may still be uploading while the user fills in the form.
      validateTrigger="onSubmit"
      getValueFromEvent={clearError}
      rules={[
        {
          validator: async (_, items: FileItem[] = []) => {
            const problem = checkFiles(items, required);
            if (problem) throw new Error(t(problem));
          },
        },
      ]}
    >
      <FilesInput send={send} max={max} read={() => form.getFieldValue(name) ?? []} />
    </Form.Item>
  );
}
