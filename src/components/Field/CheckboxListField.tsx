import { Checkbox, type CheckboxRef, Form } from 'antd';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import './CheckboxListField.css';

interface Option {
  value: string;
  label: string;
  /** Explanation of the option. */
  means: string;
}

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
  /** Error message if no option is ticked. */
  required: string;
}

/** Checkboxes with explanations; at least one is required. The value is a comma-separated string. */
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

/** The checkboxes as one form control: a failed submit focuses the first of them. */
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
