import { Form, type FormItemProps, type InputProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { useT } from '@/hooks/useT';
import './NormalizedInput.css';

interface Props extends Pick<FormItemProps, 'label' | 'rules' | 'dependencies'> {
  name: string;
  /** What was typed, as the portal writes it; the rules see the field before it is tidied, too. */
  tidy: (value: string) => string;
  /** The input's own attributes. */
  input?: InputProps;
  /** What stands beneath the field besides. */
  extra?: ReactNode;
}

/**
 * A text field that is tidied when it is left: pasted spaces and full-width characters change, and the person is
 * told so. A change of case alone goes without saying.
 */
export function NormalizedInput({ name, tidy, input, extra, ...item }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const [told, setTold] = useState(false);

  const leave = () => {
    const typed: string = form.getFieldValue(name) ?? '';
    const tidied = tidy(typed);
    if (tidied === typed) return;
    form.setFieldValue(name, tidied);
    setTold(tidied.toUpperCase() !== typed.toUpperCase());
  };

  return (
    <Form.Item
      {...item}
      name={name}
      required
      className={extra ? undefined : 'tidy'}
      extra={
        <>
          {extra}
          <span role="status">{told && t('form.tidied')}</span>
        </>
      }
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        {...input}
        name={name}
        onChange={() => setTold(false)}
        onBlur={leave}
      />
    </Form.Item>
  );
}
