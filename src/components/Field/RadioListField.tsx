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
  /** Error message if no option is chosen. */
  required: string;
}

/** A group of radio buttons, each with an explanation. */
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
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** The radio buttons as one form control: a failed submit focuses the first of them. */
const Radios = forwardRef<Pick<CheckboxRef, 'focus'>, RadiosProps>(
  ({ name, label, options, value, onChange, ...control }, ref) => {
    const first = useRef<CheckboxRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    return (
      <div
        className="radio-list"
        role="radiogroup"
        aria-labelledby={label}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control['aria-required']}
      >
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
      </div>
    );
  },
);
