import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import './ConsentField.css';

interface Props {
  name: string;
  /** Error message if it is not ticked. */
  required: MessageKey;
  children: ReactNode;
}

/** A required consent; it is never ticked by default. */
export function ConsentField({ name, required, children }: Props) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      valuePropName="checked"
      validateTrigger="onChange"
      rules={[
        {
          validator: async (_, ticked?: boolean) => {
            if (!ticked) throw new Error(t(required));
          },
        },
      ]}
    >
      <Checkbox name={name} className="consent-field">
        {children}
      </Checkbox>
    </Form.Item>
  );
}
