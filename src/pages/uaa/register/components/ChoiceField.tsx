import { Form } from 'antd';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { useFieldRule } from '@/hooks/useFieldRule';
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
  const rule = useFieldRule();
  return (
    <Form.Item
      name={name}
      label={t(label)}
      required
      validateTrigger={['onBlur', 'onChange']}
      rules={[rule((chosen) => (chosen ? null : required))]}
    >
      <NativeSelect
        name={name}
        placeholder={t(placeholder)}
        options={options.map(({ value, title }) => ({ value, label: t(title) }))}
      />
    </Form.Item>
  );
}
