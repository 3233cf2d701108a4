import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentRef, forwardRef, type KeyboardEvent, useRef } from 'react';

/** How a day is written where it is not read by people. */
const DAY_FORMAT = 'YYYY-MM-DD';
/** How people type a day, the first as it is shown: documents print dots. */
const TYPED_FORMATS = [DAY_FORMAT, 'YYYY-M-D', 'YYYY.M.D', 'YYYY/M/D', 'YYYYMMDD'];

type DayPickerRef = ComponentRef<typeof DatePicker>;

interface Props
  extends Omit<DatePickerProps, 'value' | 'onChange' | 'onKeyDown' | 'onOpenChange' | 'showNow'> {
  /** YYYY-MM-DD; '' or undefined for none. */
  value?: string;
  /** Gets the day as YYYY-MM-DD, '' for none. */
  onChange?: (day: string) => void;
}

/**
 * The portal's field for a day, for a Form.Item. Any day can be typed or picked. Enter applies the day that is typed and
 * opens the calendar; it does not submit the form around. Escape closes the calendar and not the drawer around.
 */
export const DayPicker = forwardRef<DayPickerRef, Props>(({ value, onChange, ...control }, ref) => {
  const last = useRef<Dayjs | null>(null);
  const open = useRef(false);

  // The same day is the same object: given another one, the picker takes back what is half typed.
  const parseDay = (text: string): Dayjs => {
    if (last.current?.format(DAY_FORMAT) !== text) last.current = dayjs(text);
    return last.current as Dayjs;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Of the native event: told by the synthetic one, the picker would no longer open on Enter.
    if (event.key === 'Enter') event.nativeEvent.preventDefault();
    if (event.key === 'Escape' && open.current) event.stopPropagation();
  };
  return (
    <DatePicker
      ref={ref}
      size="large"
      format={TYPED_FORMATS}
      {...control}
      // Its today would be that of the device, not that of China, where the portal's days are.
      showNow={false}
      value={value ? parseDay(value) : null}
      onChange={(day) => onChange?.(day?.format(DAY_FORMAT) ?? '')}
      onOpenChange={(now) => {
        open.current = now;
      }}
      onKeyDown={onKeyDown}
    />
  );
});
