import { Form } from 'antd';
import { type ComponentProps, useEffect, useState } from 'react';
import { DayPicker } from '@/components/DayPicker';
import { isUnreadableDay } from '@/components/DayPicker/dayField';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** The name of the filter in the address, which holds the day as YYYY-MM-DD. */
  name: string;
  label: MessageKey;
  /** The error message of a day that exists; the day stays. */
  problem?: string;
  /** What to know before a day is chosen, in words. */
  hint?: string;
}

/** A date field of Filters. A typed text that is no day stays with its error and changes no filter. */
export function DayFilter({ name, label, problem, hint }: Props) {
  const t = useT();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const error = unreadable === null ? problem : t('validation.day');
  return (
    <Form.Item
      name={name}
      label={t(label)}
      help={error}
      extra={hint}
      validateStatus={error === undefined ? undefined : 'error'}
    >
      <FilterDay
        name={name}
        placeholder=""
        aria-invalid={error !== undefined}
        unreadable={unreadable}
        onUnreadable={setUnreadable}
      />
    </Form.Item>
  );
}

interface FilterDayProps extends ComponentProps<typeof DayPicker> {
  /** A typed text that is no day, shown in place of the filter's day. */
  unreadable: string | null;
  onUnreadable: (typed: string | null) => void;
}

function FilterDay({ value, onChange, unreadable, onUnreadable, ...control }: FilterDayProps) {
  // The user has chosen another day elsewhere: a quick range, or back in the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day replaces the text
  useEffect(() => onUnreadable(null), [value]);
  return (
    <DayPicker
      {...control}
      value={unreadable ?? value}
      onChange={(typed) => {
        const isUnreadable = isUnreadableDay(typed);
        onUnreadable(isUnreadable ? typed : null);
        if (!isUnreadable && typed !== value) onChange?.(typed);
      }}
    />
  );
}
