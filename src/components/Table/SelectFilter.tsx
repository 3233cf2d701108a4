import { Form, Select } from 'antd';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** The filter's name in the address. */
  name: string;
  label: MessageKey;
  /** What the first choice is called, which leaves nothing out. */
  any: MessageKey;
  options: readonly { value: string; label: string }[];
  /** Makes the choices found by typing, and says that none matches; for lists too long to look through. */
  noMatch?: MessageKey;
}

/** One of several choices, or any: a field of Filters. */
export function SelectFilter({ name, label, any, options, noMatch }: Props) {
  const t = useT();
  return (
    <Form.Item name={name} label={t(label)}>
      <Select
        showSearch={noMatch !== undefined}
        optionFilterProp="label"
        notFoundContent={noMatch && t(noMatch)}
        // Every choice is there for whoever listens, not only those in sight; and within the landmark.
        virtual={false}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
        options={[{ value: '', label: t(any) }, ...options]}
      />
    </Form.Item>
  );
}
