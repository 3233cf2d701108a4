import { Form, type FormItemProps, type InputProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import './NormalizedInput.css';

interface Props extends Pick<FormItemProps, 'label' | 'rules' | 'dependencies' | 'required'> {
  name: string;
  /** What was typed, as the portal stores it. The rules check the value both before and after it was normalized. */
  normalize: (value: string) => string;
  /** The input's own attributes. */
  input?: InputProps;
  /** Stands below the field as well. */
  extra?: ReactNode;
}

/**
 * A text field that is normalized when it is left. Where spaces or full-width characters have changed, a hint below it
 * says so as long as the field shows that value; an emptied field, or a change of case alone, has no hint.
 */
export function NormalizedInput({ name, normalize, input, extra, required = true, ...item }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const value: string | undefined = Form.useWatch(name, form);
  /** What was set in place of what was typed; '' for nothing to tell. */
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
