import { Form, Radio } from 'antd';
import { useId } from 'react';
import './RadioListField.css';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string; means: string }[];
  /** Said where none is chosen. */
  required: string;
}

/** One of a few, each with what it means. */
export function RadioListField({ name, label, options, required }: Props) {
  const id = useId();
  return (
    <Form.Item
      name={name}
      label={<span id={id}>{label}</span>}
      required
      validateTrigger="onChange"
      rules={[{ required: true, message: required }]}
    >
      <Radio.Group
        name={name}
        className="radio-list"
        aria-labelledby={id}
        options={options.map(({ value, label: words, means }) => ({
          value,
          label: (
            <>
              {words}
              <small>{means}</small>
            </>
          ),
        }))}
      />
    </Form.Item>
  );
}
