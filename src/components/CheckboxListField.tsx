import { Checkbox, type CheckboxRef, Form } from 'antd';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import './CheckboxListField.css';

interface Option {
  value: string;
  label: string;
  /** What it means. */
  means: string;
}

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
  /** Said where none is ticked. */
  required: string;
}

/** Several of what is offered, each with what it means; at least one. Its value is a text, separated by commas. */
export function CheckboxListField({ name, label, options, required }: Props) {
  const id = useId();
  return (
    <Form.Item
      name={name}
      label={<span id={id}>{label}</span>}
      required
      getValueProps={(value = '') => {
        const ticked = String(value).split(',');
        return { value: options.map((option) => option.value).filter((one) => ticked.includes(one)) };
      }}
      getValueFromEvent={(ticked: string[]) => ticked.join(',')}
      validateTrigger="onChange"
      rules={[{ required: true, message: required }]}
    >
      <Boxes name={name} label={id} options={options} />
    </Form.Item>
  );
}

interface BoxesProps {
  name: string;
  label: string;
  options: readonly Option[];
  value?: string[];
  onChange?: (ticked: string[]) => void;
  'aria-describedby'?: string;
}

/** The boxes as one control of the form: a failed submit leads to the first of them. */
const Boxes = forwardRef<Pick<CheckboxRef, 'focus'>, BoxesProps>(
  ({ name, label, options, value = [], onChange, 'aria-describedby': describedBy }, ref) => {
    const first = useRef<CheckboxRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    return (
      <fieldset className="checkbox-list" aria-labelledby={label} aria-describedby={describedBy}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? first : undefined}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange?.(
                target.checked ? [...value, option.value] : value.filter((one) => one !== option.value),
              )
            }
          >
            {option.label}
            <small>{option.means}</small>
          </Checkbox>
        ))}
      </fieldset>
    );
  },
);
