import { useIntl } from '@umijs/max';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import {
  type DayFieldProps,
  type FieldUse,
  getDayFormat,
  ISO_FORMAT,
  isUnreadableDay,
  readTypedDay,
} from './dayField';
import './CalendarField.css';

/** Formats accepted in every language. readTypedDay accepts the same. */
const TYPED_FORMATS = [
  ISO_FORMAT,
  'YYYY-M-D',
  'YYYY.MM.DD',
  'YYYY.M.D',
  'YYYY/MM/DD',
  'YYYY/M/D',
  'YYYYMMDD',
];

interface Props extends DayFieldProps {
  /** Set if this field replaces one that had the focus or was asked for its calendar. */
  autoFocus?: boolean;
  defaultOpen?: boolean;
  onUse?: (use: FieldUse) => void;
}

/**
 * A date field with its calendar. A click or the down arrow opens the calendar. Enter applies the typed text and
 * submits the surrounding form. Escape closes only the calendar.
 */
export function CalendarField({ value, onChange, onBlur, onUse, defaultOpen = false, ...control }: Props) {
  const format = getDayFormat(useIntl().locale);
  const last = useRef<Dayjs | null>(null);
  const [open, setOpen] = useState(defaultOpen);

  const day = isUnreadableDay(value) ? '' : value;

  // The same day has to be the same object: with another one, the picker drops what is half typed.
  const parseDay = (text: string): Dayjs => {
    if (last.current?.format(ISO_FORMAT) !== text) last.current = dayjs(text);
    return last.current as Dayjs;
  };
  /**
   * Reports a text that the picker would replace with the former day: no day, or an emptied field.
   * @returns whether the text was one
   */
  const applyText = (target: EventTarget, use: FieldUse): boolean => {
    // The picker reports the blur of its calendar, too.
    if (!(target instanceof HTMLInputElement)) return false;
    const typed = readTypedDay(target.value, format);
    if (isUnreadableDay(typed)) onUse?.(use);
    // A calendar opened over a text that is no day begins with an empty field.
    else if (typed !== '' || !day) return false;
    onChange?.(typed);
    return true;
  };
  // Before the picker, which would apply the last day that it could read.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const applies = event.key === 'Enter' || event.key === 'Tab';
    if (applies && applyText(event.target, 'inside')) event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Set only on the synthetic event: the picker does not open, and the browser still submits the form.
    if (event.key === 'Enter') event.defaultPrevented = true;
    if (event.key === 'ArrowDown') setOpen(true);
    if (event.key === 'Escape' && open) event.stopPropagation();
  };
  return (
    <span className="calendar-field" onKeyDownCapture={onKeyDownCapture}>
      <DatePicker
        size="large"
        format={[format, format.replace('MM', 'M').replace('DD', 'D'), ...TYPED_FORMATS]}
        {...control}
        // "Now" would be the device's day; the portal's days are those of China.
        showNow={false}
        value={day ? parseDay(day) : null}
        onChange={(picked) => onChange?.(picked?.format(ISO_FORMAT) ?? '')}
        open={open}
        onOpenChange={setOpen}
        onKeyDown={onKeyDown}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          applyText(event.target, 'none');
          onUse?.('none');
          onBlur?.(event);
        }}
      />
    </span>
  );
}
