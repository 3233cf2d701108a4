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
  /** Set if this field replaces one that had the focus or whose calendar was requested. */
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

  // Return the same object for the same day: otherwise the picker discards half-typed text.
  const parseDay = (text: string): Dayjs => {
    if (last.current?.format(ISO_FORMAT) !== text) last.current = dayjs(text);
    return last.current as Dayjs;
  };
  /**
   * Reports a text that the picker would replace with the previous day: an invalid day or an empty text.
   * @returns whether the text was reported
   */
  const applyText = (target: EventTarget, use: FieldUse): boolean => {
    // The picker also reports blur events of its calendar.
    if (!(target instanceof HTMLInputElement)) return false;
    const typed = readTypedDay(target.value, format);
    if (isUnreadableDay(typed)) onUse?.(use);
    // A calendar that was opened over an invalid text starts with an empty field.
    else if (typed !== '' || !day) return false;
    onChange?.(typed);
    return true;
  };
  // In the capture phase, before the picker applies the last valid day.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const applies = event.key === 'Enter' || event.key === 'Tab';
    if (applies && applyText(event.target, 'inside')) event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Set on the synthetic event only: the picker does not open, but the browser still submits the form.
    if (event.key === 'Enter') event.defaultPrevented = true;
    if (event.key === 'ArrowDown') setOpen(true);
    if (event.key === 'Escape' && open) event.stopPropagation();
  };
  return (
    <span style={{ display: 'contents' }} onKeyDownCapture={onKeyDownCapture}>
      <DatePicker
        size="large"
        format={[format, format.replace('MM', 'M').replace('DD', 'D'), ...TYPED_FORMATS]}
        {...control}
        // "Now" would use the device's date; the portal uses dates in China.
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
