/** Replays the clicks that the first script has recorded (src/prerender/early.ts). Loaded only if there are any. */
import { isFormPending } from '@/utils/preHydrationInput';
import { findControl } from './preserveInteraction';

type RecordedClick = NonNullable<Window['earlyClicks']>[number];

/** Time for the page to react to a click, and for forms to process the texts that they have adopted (ms). */
const REACTION_TIME = 100;

/** Maximum wait (ms) for pending forms. They come first, because a click may concern their fields. */
const FORMS_WAIT = 5_000;

const awaitReaction = () => new Promise((resolve) => setTimeout(resolve, REACTION_TIME));

/** Clicks the controls again, in order. Skips controls that the page no longer has; disabled ones ignore the click. */
export async function replayClicks(clicks: readonly RecordedClick[], root: Element): Promise<void> {
  // An event makes React hydrate its target immediately. This one is handled by no component.
  for (const element of root.querySelectorAll('*'))
    element.dispatchEvent(new Event('dragend', { bubbles: true }));
  await awaitReaction();
  for (let waited = 0; isFormPending() && waited < FORMS_WAIT; waited += REACTION_TIME) await awaitReaction();
  for (const { control: source, checked } of clicks) {
    source.removeAttribute('aria-busy');
    const control = root.contains(source) ? source : findControl(root, source);
    // Restore the state before the click, so that the click has the same effect.
    if (control instanceof HTMLInputElement) control.checked = control.type !== 'radio' && !checked;
    control?.click();
    // A click may replace the controls of the following ones.
    await awaitReaction();
  }
}
