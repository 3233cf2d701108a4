import { useState } from 'react';
import { createLaterPart, useLaterPart } from '@/hooks/useLaterPart';
import type { DayFieldProps } from './dayField';
import { type FieldUse, TypedDayField } from './TypedDayField';

/** Exported for tests, which forget it. */
export const calendar = createLaterPart(async () => (await import('./CalendarField')).CalendarField);

/**
 * The portal's field for a day, for a Form.Item. Any day can be typed or picked. Enter applies the day that is typed and
 * opens the calendar; it does not submit the form around. Escape closes the calendar and not the drawer around.
 *
 * The calendar (34 kB gzipped) comes after the page, at once when somebody goes to the field. It never takes the place
 * of what is half typed.
 */
export function DayPicker(props: DayFieldProps) {
  const [use, setUse] = useState<FieldUse>('none');
  const CalendarField = useLaterPart(calendar, use !== 'none');
  // A press on the calendar's sign asks for the calendar before it focuses the field.
  const note = (next: FieldUse) => setUse((now) => (next === 'focused' && now !== 'none' ? now : next));
  if (!CalendarField || use === 'typing') return <TypedDayField {...props} onUse={note} />;
  return <CalendarField {...props} autoFocus={use !== 'none'} defaultOpen={use === 'opening'} />;
}
