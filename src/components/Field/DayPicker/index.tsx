import { useState } from 'react';
import { createLazyModule, useLazyModule } from '@/hooks/useLazyModule';
import { type DayFieldProps, type FieldUse, isUnreadableDay } from './dayField';
import { TypedDayField } from './TypedDayField';

/** Exported for tests, which reset it. */
export const calendar = createLazyModule(async () => (await import('./CalendarField')).CalendarField);

/**
 * The portal's date field, for a Form.Item with a rule that rejects invalid days. A day can be typed or picked; an
 * invalid typed text remains the field's value. Enter applies the typed text and submits the surrounding form. A
 * click or the down arrow opens the calendar; Escape closes it, but not a surrounding drawer.
 *
 * The calendar (34 kB gzipped) loads after the page, or immediately when the field gets the focus. A focused field
 * then keeps its element, text and selection until the user opens the calendar or leaves the field.
 */
export function DayPicker(props: DayFieldProps) {
  const [use, setUse] = useState<FieldUse>('none');
  const CalendarField = useLazyModule(calendar, use !== 'none');
  const isTyped = use === 'inside' || (use === 'none' && isUnreadableDay(props.value));
  if (!CalendarField || isTyped)
    return <TypedDayField {...props} autoFocus={use === 'inside'} onUse={setUse} />;
  const opens = use === 'opening';
  return <CalendarField {...props} autoFocus={opens} defaultOpen={opens} onUse={setUse} />;
}
