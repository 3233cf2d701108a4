import { Form } from 'antd';
import { NativeSelect } from '@/components/Field/NativeSelect';
import type { HandlerRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';

interface Props {
  handlers: readonly HandlerRow[];
  /** The selected handler. */
  chosen: HandlerRow | undefined;
}

/** Selects the handler; shows the last day of the handler's role below. */
export function HandlerField({ handlers, chosen }: Props) {
  const t = useT();
  return (
    <Form.Item
      name="handlerId"
      label={t('handlers.handler')}
      required
      extra={chosen?.end && t('handlers.authorize.within', { end: formatDate(chosen.end) })}
      rules={[
        {
          validator: async (_, value?: string) => {
            // A draft may name a handler who has left meanwhile.
            if (!handlers.some(({ id }) => id === value)) throw new Error(t('handlers.authorize.whom'));
          },
        },
      ]}
    >
      <NativeSelect
        name="handlerId"
        placeholder={t('handlers.authorize.whom')}
        options={handlers.map(({ id, name, account }) => ({ value: id, label: `${name} (${account})` }))}
      />
    </Form.Item>
  );
}
