import { Form, type FormItemProps, type InputProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import './NormalizedInput.css';

interface Props extends Pick<FormItemProps, 'label' | 'rules' | 'dependencies' | 'required'> {
  name: string;
  /** Normalizes the input as the portal stores it. The rules validate the value before and after normalization. */
  normalize: (value: string) => string;
  /** Attributes of the input. */
  input?: InputProps;
  /** Additional content below the field. */
  extra?: ReactNode;
}

/**
 * A text field that is normalized on blur. If that has changed spaces or full-width characters, a hint below says so
 * as long as the field has that value; clearing the field, or a change of case only, shows no hint.
 */
export function NormalizedInput({ name, normalize, input, extra, required = true, ...item }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const value: string | undefined = Form.useWatch(name, form);
  /** The normalized value; '' if there is no hint. */
  const [normalized, setNormalized] = useState('');

  const leave = () => {
    const typed: string = form.getFieldValue(name) ?? '';
    const result = normalize(typed);
    if (result === typed) return;
    form.setFieldValue(name, result);
    setNormalized(result.toUpperCase() === typed.toUpperCase() ? '' : result);
  };

  return (
    <Form.Item
      {...item}
      name={name}
      required={required}
      className={extra ? undefined : 'normalized-input'}
      extra={
        <>
          {extra}
          <span role="status">{normalized !== '' && normalized === value && t('form.normalized')}</span>
        </>
      }
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        {...input}
        name={name}
        onChange={() => setNormalized('')}
        onBlur={leave}
      />
    </Form.Item>
  );
}
