import { useIntl } from '@umijs/max';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useRef } from 'react';
import { type DayFieldProps, getDayFormat, ISO_FORMAT } from './dayField';

/** Formats accepted in every language: parseTypedDay reads the same. */
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
  /** Takes the place of a field that had the focus, or whose calendar was asked for. */
  autoFocus?: boolean;
  defaultOpen?: boolean;
}

/** A day's field with its calendar. Enter opens it and does not submit the form around; Escape closes it alone. */
export function CalendarField({ value, onChange, ...control }: Props) {
  const format = getDayFormat(useIntl().locale);
  const last = useRef<Dayjs | null>(null);
  const open = useRef(control.defaultOpen ?? false);

  // The same day is the same object: given another one, the picker takes back what is half typed.
  const parseDay = (text: string): Dayjs => {
    if (last.current?.format(ISO_FORMAT) !== text) last.current = dayjs(text);
    return last.current as Dayjs;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Of the native event: told by the synthetic one, the picker would no longer open on Enter.
    if (event.key === 'Enter') event.nativeEvent.preventDefault();
    if (event.key === 'Escape' && open.current) event.stopPropagation();
  };
  return (
    <DatePicker
      size="large"
      format={[format, format.replace('MM', 'M').replace('DD', 'D'), ...TYPED_FORMATS]}
      {...control}
      // Its today would be that of the device, not that of China, where the portal's days are.
      showNow={false}
      value={value ? parseDay(value) : null}
      onChange={(day) => onChange?.(day?.format(ISO_FORMAT) ?? '')}
      onOpenChange={(now) => {
        open.current = now;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
