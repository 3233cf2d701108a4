import { CalendarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { ConfigProvider, type InputRef } from 'antd';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { Input } from '@/components/Form/Input';
import { type DayFieldProps, getDayFormat, parseTypedDay, writeTypedDay } from './dayField';
import './TypedDayField.css';

/** What somebody does with the field: nothing; is in it, and may type; or wants its calendar. */
export type FieldUse = 'none' | 'inside' | 'opening';

interface Props extends DayFieldProps {
  onUse: (use: FieldUse) => void;
}

/** A day's field before its calendar is here: of the same looks, and a day can be typed. */
export function TypedDayField({ value = '', onChange, onBlur, onUse, className = '', ...control }: Props) {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  const format = getDayFormat(useIntl().locale);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<InputRef>(null);

  const apply = () => {
    const day = typed === null ? null : parseTypedDay(typed, format);
    if (day !== null && day !== value) onChange?.(day);
    return day;
  };
  // What is half typed stays as it is.
  const open = () => {
    if (typed === null) onUse('opening');
  };
  const press = () => {
    // First: the focus that follows a press by itself would say that somebody is only inside.
    input.current?.focus();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It does not submit the form around.
    event.preventDefault();
    open();
    if (apply() !== null) setTyped(null);
  };
  return (
    <Input
      ref={input}
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
      value={typed ?? writeTypedDay(value, format)}
      onChange={({ target }) => {
        setTyped(target.value);
        onUse('inside');
      }}
      onFocus={() => onUse('inside')}
      onClick={press}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        apply();
        onBlur?.(event);
        // What is no day goes, as it does from the field with the calendar.
        setTyped(null);
        onUse('none');
      }}
    />
  );
}
