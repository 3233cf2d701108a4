import { Form } from 'antd';
import { DayPicker } from '@/components/DayPicker';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** The filter's name in the address, where the day stands as YYYY-MM-DD. */
  name: string;
  label: MessageKey;
  /** What is wrong with the day, in words: it stays, and this is said beneath it. */
  problem?: string;
  /** What to know before a day is chosen, in words. */
  hint?: string;
}

/** A day: a field of Filters. */
export function DayFilter({ name, label, problem, hint }: Props) {
  const t = useT();
  return (
    <Form.Item
      name={name}
      label={t(label)}
      help={problem}
      extra={hint}
      validateStatus={problem === undefined ? undefined : 'error'}
    >
      <DayPicker name={name} placeholder="" aria-invalid={problem !== undefined} />
    </Form.Item>
  );
}
