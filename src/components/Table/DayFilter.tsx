import { Form } from 'antd';
import { type ComponentProps, useEffect, useState } from 'react';
import { DayPicker } from '@/components/Field/DayPicker';
import { isUnreadableDay } from '@/components/Field/DayPicker/dayField';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';

interface Props {
  /** Name of the filter in the address; its value is the day as YYYY-MM-DD. */
  name: string;
  label: MessageKey;
  /** Error message about an existing day; the day stays. */
  problem?: string;
  /** Hint shown before a day is chosen. */
  hint?: string;
}

/** A date field of Filters. An invalid typed text stays with its error and changes no filter. */
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
  /** An invalid typed text, shown instead of the filter's day. */
  unreadable: string | null;
  onUnreadable: (typed: string | null) => void;
}

function FilterDay({ value, onChange, unreadable, onUnreadable, ...control }: FilterDayProps) {
  // The day was changed elsewhere: by a quick range or the browser history.
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
