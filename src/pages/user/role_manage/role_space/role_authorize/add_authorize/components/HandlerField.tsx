import { Form } from 'antd';
import { NativeSelect } from '@/components/NativeSelect';
import type { HandlerRow } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';

interface Props {
  handlers: readonly HandlerRow[];
  /** The one that is chosen now. */
  chosen: HandlerRow | undefined;
}

/** Which handler; until when they are one stands beneath. */
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
            // A draft may name one who has gone meanwhile.
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
