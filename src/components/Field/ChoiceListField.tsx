import { Checkbox, type CheckboxRef, Form, Radio } from 'antd';
import { type ComponentProps, forwardRef, useId, useImperativeHandle, useRef } from 'react';
import './ChoiceListField.css';

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
  /** Error message if no option is chosen. */
  required: string;
}

/** A group of radio buttons, each with an explanation. */
export const RadioListField = (props: Props) => <ChoiceListField {...props} />;

/** Checkboxes with explanations; at least one is required. The value is a comma-separated string. */
export const CheckboxListField = (props: Props) => <ChoiceListField {...props} multiple />;

function ChoiceListField({ name, label, options, required, multiple }: Props & { multiple?: boolean }) {
  const id = useId();
  return (
    <Form.Item
      name={name}
      label={<span id={id}>{label}</span>}
      required
      validateTrigger="onChange"
      rules={[{ required: true, message: required }]}
    >
      <Choices name={name} label={id} options={options} multiple={multiple} />
    </Form.Item>
  );
}

interface ChoicesProps extends Omit<Props, 'required'> {
  multiple?: boolean;
  value?: string;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: ComponentProps<'div'>['aria-invalid'];
  'aria-required'?: ComponentProps<'div'>['aria-required'];
}

/** The choices as one form control: a failed submit focuses the first of them. */
const Choices = forwardRef<Pick<CheckboxRef, 'focus'>, ChoicesProps>(
  ({ name, label, options, multiple, value = '', onChange, ...control }, ref) => {
    const first = useRef<CheckboxRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    const Choice = multiple ? Checkbox : Radio;
    const chosen = value.split(',');
    /** Returns the value after a change of one option; checkboxes stay in the order of the options. */
    const change = (changed: string, isChosen: boolean) =>
      multiple
        ? options
            .map((option) => option.value)
            .filter((one) => (one === changed ? isChosen : chosen.includes(one)))
            .join(',')
        : changed;
    const named = { 'aria-labelledby': label, 'aria-describedby': control['aria-describedby'] };
    // A group of checkboxes can be neither invalid nor required.
    const group = multiple
      ? { role: 'group', ...named }
      : {
          role: 'radiogroup',
          ...named,
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
        };
    return (
      <div className="choice-list" {...group}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            ref={index === 0 ? first : undefined}
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => onChange?.(change(option.value, target.checked))}
          >
            {option.label}
            <small>{option.means}</small>
          </Choice>
        ))}
      </div>
    );
  },
);
