import { Form } from 'antd';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { TextField } from '../answers';

interface Props {
  name: TextField;
  label: MessageKey;
  /** The empty option, and the error if it is selected. */
  placeholder: MessageKey;
  required: MessageKey;
  options: readonly { value: string; title: MessageKey }[];
}

/** A select of the registration; one of its options is required. */
export function ChoiceField({ name, label, placeholder, required, options }: Props) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      label={t(label)}
      required
      validateTrigger={['onBlur', 'onChange']}
      rules={[
        {
          validator: async (_, chosen = '') => {
            if (!chosen) throw new Error(t(required));
          },
        },
      ]}
    >
      <NativeSelect
        name={name}
        placeholder={t(placeholder)}
        options={options.map(({ value, title }) => ({ value, label: t(title) }))}
      />
    </Form.Item>
  );
}
