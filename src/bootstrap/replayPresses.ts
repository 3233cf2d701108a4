/**
 * Replays the presses that the first script has recorded (src/prerender/early.ts). Loaded only if there are any.
 */
import { isFormPending } from '@/utils/preHydrationInput';

type Press = NonNullable<Window['earlyPresses']>[number];
type Control = Press['control'];

/** The type, name and text of a control; `data-press` identifies a button also in another language. */
const describe = ({ type, name, value, dataset, textContent }: Control): string =>
  [type, name, value, dataset.press ?? textContent].join('|');

/** Time for the page to react to a press, and for forms to process the texts that they have adopted (ms). */
const SETTLE = 100;

/** Maximum wait (ms) for pending forms. They come first, because a press may concern their fields. */
const FORMS_WAIT = 5_000;

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE));

/** Clicks the controls again, in order. Skips controls that the page no longer has; disabled ones ignore the click. */
export async function replayPresses(presses: readonly Press[], root: Element): Promise<void> {
  // An event makes React hydrate its target immediately. This one is handled by no component.
  for (const element of root.querySelectorAll('*'))
    element.dispatchEvent(new Event('dragend', { bubbles: true }));
  await settle();
  for (let waited = 0; isFormPending() && waited < FORMS_WAIT; waited += SETTLE) await settle();
  for (const { control: source, checked } of presses) {
    source.removeAttribute('aria-busy');
    const control = root.contains(source)
      ? source
      : [...root.querySelectorAll<Control>(source.tagName)].find((one) => describe(one) === describe(source));
    // Restore the state before the press, so that the click has the same effect.
    if (control instanceof HTMLInputElement) control.checked = control.type !== 'radio' && !checked;
    control?.click();
    // A press may replace the controls of the following ones.
    await settle();
  }
}
