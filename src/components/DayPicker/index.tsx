import { useState } from 'react';
import { createLaterPart, useLaterPart } from '@/hooks/useLaterPart';
import type { DayFieldProps } from './dayField';
import { type FieldUse, TypedDayField } from './TypedDayField';

/** Exported for tests, which forget it. */
export const calendar = createLaterPart(async () => (await import('./CalendarField')).CalendarField);

/**
 * The portal's field for a day, for a Form.Item. Any day can be typed or picked. Enter applies the day that is typed, or
 * opens the calendar; it does not submit the form around. Escape closes the calendar and not the drawer around.
 *
 * The calendar (34 kB gzipped) comes after the page, at once when somebody goes to the field. Whoever is in the field
 * then keeps it as it is, with what is typed and selected, until they want the calendar or leave.
 */
export function DayPicker(props: DayFieldProps) {
  const [use, setUse] = useState<FieldUse>('none');
  const CalendarField = useLaterPart(calendar, use !== 'none');
  if (!CalendarField || use === 'inside') return <TypedDayField {...props} onUse={setUse} />;
  return <CalendarField {...props} autoFocus={use === 'opening'} defaultOpen={use === 'opening'} />;
}
