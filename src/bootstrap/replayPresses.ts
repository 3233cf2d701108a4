/**
 * Replays the presses that the first script has recorded (src/prerender/early.ts). Loaded only if there are any.
 */
type Control = NonNullable<Window['earlyPresses']>[number];

/** The type, name and text of a control; `data-press` identifies a button also in another language. */
const describe = ({ type, name, value, dataset, textContent }: Control): string =>
  [type, name, value, dataset.press ?? textContent].join('|');

/** How long forms take to notice the texts that they have taken over (ms): they watch their fields in effects. */
const SETTLE = 100;

/** Presses the controls of the page again, in order. Skips those that are missing by now; disabled ones hear no click. */
export async function replayPresses(sources: readonly Control[], root: Element): Promise<void> {
  // React hydrates the part of the page around the target of such an event at once. No component listens to it.
  for (const element of root.querySelectorAll('*'))
    element.dispatchEvent(new Event('dragend', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  for (const source of sources) {
    source.removeAttribute('aria-busy');
    const control = root.contains(source)
      ? source
      : [...root.querySelectorAll<Control>(source.tagName)].find((one) => describe(one) === describe(source));
    // React resets radios when it hydrates them.
    if (control instanceof HTMLInputElement) {
      control.checked = control.type !== 'radio' && !(source as HTMLInputElement).checked;
    }
    control?.click();
    // React updates the page in a microtask.
    await null;
  }
}
