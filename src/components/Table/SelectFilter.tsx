import { Form, Select } from 'antd';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** Name of the filter in the address. */
  name: string;
  label: MessageKey;
  /** Label of the first option, which applies no filter. */
  any: MessageKey;
  options: readonly { value: string; label: string }[];
  /** Makes the options searchable; shown if none matches. For long lists. */
  noMatch?: MessageKey;
}

/** A field of Filters with one of several options, or any. */
export function SelectFilter({ name, label, any, options, noMatch }: Props) {
  const t = useT();
  return (
    <Form.Item name={name} label={t(label)}>
      <Select
        showSearch={noMatch !== undefined}
        optionFilterProp="label"
        notFoundContent={noMatch && t(noMatch)}
        // Render all options: a virtual list hides those outside the viewport from screen readers. The popup is
        // inside the landmark.
        virtual={false}
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
        options={[{ value: '', label: t(any) }, ...options]}
      />
    </Form.Item>
  );
}
