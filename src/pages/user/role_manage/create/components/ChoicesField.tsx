import { Form, Radio } from 'antd';
import type { RadioRef } from 'antd/es/radio';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';

interface Choice {
  value: string;
  title: string;
  /** What it means, and what it takes. */
  means: string;
}

interface Props {
  name: string;
  label: string;
  /** Said where none is chosen. */
  required: string;
  choices: readonly Choice[];
}

/** One of several ways, each with what it means: a field of the form around. */
export function ChoicesField({ name, label, required, choices }: Props) {
  const labelId = useId();
  return (
    <Form.Item
      name={name}
      label={<span id={labelId}>{label}</span>}
      required
      validateTrigger="onChange"
      rules={[{ required: true, message: required }]}
    >
      <Choices name={name} labelId={labelId} choices={choices} />
    </Form.Item>
  );
}

interface ChoicesProps extends Pick<Props, 'name' | 'choices'> {
  labelId: string;
  value?: string;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
}

/** The radio buttons as one control of the form: a failed submit leads to the first of them. */
const Choices = forwardRef<Pick<RadioRef, 'focus'>, ChoicesProps>(
  ({ name, labelId, choices, value, onChange, 'aria-describedby': describedBy }, ref) => {
    const first = useRef<RadioRef>(null);
    useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }), []);
    return (
      <fieldset className="role-choices" aria-labelledby={labelId} aria-describedby={describedBy}>
        {choices.map((choice, index) => (
          <Radio
            key={choice.value}
            ref={index === 0 ? first : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange?.(choice.value)}
          >
            {choice.title}
            <small>{choice.means}</small>
          </Radio>
        ))}
      </fieldset>
    );
  },
);
