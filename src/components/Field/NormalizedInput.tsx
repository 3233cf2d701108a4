import { Form, type FormItemProps, type InputProps } from 'antd';
import { useState } from 'react';
import { Input } from '@/components/Form/Input';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Problem } from '@/validation/problem';
import './NormalizedInput.css';

interface Props extends Pick<FormItemProps, 'rules' | 'dependencies' | 'required'> {
  name: string;
  label: MessageKey;
  /** Normalizes the input as the portal stores it. */
  normalize: (value: string) => string;
  /** Checks the normalized input. `rules` are additional ones. */
  check: (value: string) => Problem;
  /** Attributes of the input. */
  input?: InputProps;
  /** Text below the field. */
  hint?: MessageKey;
}

/**
 * A text field that is normalized on blur. If that has changed spaces or full-width characters, a hint below says so
 * as long as the field has that value; clearing the field, or a change of case only, shows no hint.
 */
export function NormalizedInput(props: Props) {
  const { name, label, normalize, check, rules = [], input, hint, required = true, ...item } = props;
  const t = useT();
  const rule = useFieldRule();
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
      label={t(label)}
      required={required}
      rules={[rule((typed) => check(normalize(typed))), ...rules]}
      className={hint ? undefined : 'normalized-input'}
      extra={
        <>
          {hint && t(hint)}
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
