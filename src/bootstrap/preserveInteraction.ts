/** Preserves the focus and an unfinished press when a new rendering of the same page replaces its HTML. */

/** Elements that can have the focus. */
const FOCUSABLE = 'a[href], button, input, select, textarea';

/**
 * Returns a key that identifies a control in both renderings of a page: `data-press`, which is the same in all
 * languages, or its kind, name and text.
 */
const describeControl = (control: HTMLElement): string =>
  control.dataset.press ??
  [
    control.tagName,
    ...['type', 'name', 'value', 'href', 'aria-label'].map((name) => control.getAttribute(name)),
    control instanceof HTMLButtonElement && control.textContent,
  ].join('|');

/** Returns the control of a rendering that corresponds to a control of the other rendering. */
export function findControl(root: Element, like: HTMLElement): HTMLElement | undefined {
  const description = describeControl(like);
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => describeControl(control) === description,
  );
}

/**
 * Stores the focused control, its selection, and its position on the screen.
 * @returns a function that restores them in a new rendering of the same page
 */
export function saveFocus(root: HTMLElement): (rendered: HTMLElement) => void {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body || !root.contains(focused)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  const { top } = focused.getBoundingClientRect();
  return (rendered) => {
    const control = findControl(rendered, focused);
    if (!control) return;
    control.focus({ preventScroll: true });
    // React writes the text again after its first event, which moves the caret to the end.
    setTimeout(() => {
      if (typeof selectionStart !== 'number' || document.activeElement !== control) return;
      const direction = selectionDirection ?? undefined;
      (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, direction);
    });
    window.scrollBy(0, control.getBoundingClientRect().top - top);
  };
}

/**
 * Completes a press that has begun on the old element and ends on the new one, for which the browser fires no click.
 */
export function finishPress(old: HTMLElement, rendered: HTMLElement) {
  const pressed = [...old.querySelectorAll<HTMLElement>('button:active, a:active, input:active')].pop();
  const control = pressed && findControl(rendered, pressed);
  if (!control) return;
  const finish = ({ target }: PointerEvent) => {
    if (target instanceof Node && control.contains(target)) control.click();
  };
  document.addEventListener('pointerup', finish, { once: true });
}
