import { CalendarOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { ConfigProvider, type InputRef } from 'antd';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { Input } from '@/components/Form/Input';
import {
  type DayFieldProps,
  type FieldUse,
  getDayFormat,
  isUnreadableDay,
  readTypedDay,
  writeTypedDay,
} from './dayField';
import './TypedDayField.css';

interface Props extends DayFieldProps {
  /** Set if this field replaces one that had the focus. */
  autoFocus?: boolean;
  onUse: (use: FieldUse) => void;
}

/**
 * A date field without calendar that looks like CalendarField. Used until that is loaded, and for an invalid text,
 * which it cannot show.
 */
export function TypedDayField({ value = '', onChange, onBlur, onUse, className = '', ...control }: Props) {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  const format = getDayFormat(useIntl().locale);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<InputRef>(null);

  const apply = () => {
    if (typed === null) return;
    const day = readTypedDay(typed, format);
    if (day !== value) onChange?.(day);
    setTyped(null);
  };
  // Opening the calendar would discard text that is being typed.
  const open = () => {
    if (typed === null) onUse('opening');
  };
  const press = () => {
    // Focus first: the focus event sets the use to 'inside'.
    input.current?.focus();
    open();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') open();
    if (key === 'Enter') apply();
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
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the down arrow opens it by keyboard
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
      // Clicking an invalid text starts editing it instead of opening the calendar.
      onClick={isUnreadableDay(value) ? undefined : press}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        apply();
        onBlur?.(event);
        onUse('none');
      }}
    />
  );
}
