import { type CheckboxRef, Form, Radio } from 'antd';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import './RadioListField.css';

interface Option {
  value: string;
  label: string;
  means: string;
}

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
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
      <Radios name={name} label={id} options={options} />
    </Form.Item>
  );
}

interface RadiosProps {
  name: string;
  label: string;
  options: readonly Option[];
  value?: string;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
}

/** The radio buttons as one control of the form: a failed submit leads to the first of them. */
const Radios = forwardRef<Pick<CheckboxRef, 'focus'>, RadiosProps>(
  ({ name, label, options, value, onChange, 'aria-describedby': describedBy }, ref) => {
    const first = useRef<CheckboxRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    return (
      <fieldset className="radio-list" aria-labelledby={label} aria-describedby={describedBy}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? first : undefined}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange?.(option.value)}
          >
            {option.label}
            <small>{option.means}</small>
          </Radio>
        ))}
      </fieldset>
    );
  },
);
