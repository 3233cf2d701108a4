import { CalendarOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { type KeyboardEvent, useContext, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { type DayFieldProps, parseTypedDay } from './dayField';
import './TypedDayField.css';

/** What somebody does with the field: nothing; is in it, wants its calendar, or is in the middle of typing. */
export type FieldUse = 'none' | 'focused' | 'opening' | 'typing';

interface Props extends DayFieldProps {
  onUse: (use: FieldUse) => void;
}

/** A day's field before its calendar is here: of the same looks, and a day can be typed. */
export function TypedDayField({ value = '', onChange, onUse, className = '', ...control }: Props) {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  const [typed, setTyped] = useState<string | null>(null);

  const apply = () => {
    const day = typed === null ? null : parseTypedDay(typed);
    if (day !== null && day !== value) onChange?.(day);
    return day;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It opens the calendar; it does not submit the form around.
    event.preventDefault();
    if (apply() === null && typed !== null) return;
    setTyped(null);
    onUse('opening');
  };
  const press = () => {
    if (typed === null) onUse('opening');
  };
  return (
    <Input
      size="large"
      placeholder={locale?.DatePicker?.lang.placeholder}
      autoComplete="off"
      {...control}
      className={`typed-day ${className}`}
      suffix={
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard, Enter opens
        <span onClick={press}>
          <CalendarOutlined />
        </span>
      }
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onUse('typing');
      }}
      onFocus={() => onUse('focused')}
      onClick={press}
      onKeyDown={onKeyDown}
      onBlur={() => {
        apply();
        // What is no day goes, as it does from the field with the calendar.
        setTyped(null);
        onUse('none');
      }}
    />
  );
}
