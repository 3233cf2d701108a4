/** Keeps the reader's place when a page is replaced by the same page, drawn anew. */

/** What the focus can be in. */
const FOCUSABLE = 'a[href], button, input, select, textarea';
/** A control's kind, name and words, which are the same in both drawings of a page. */
const describeControl = (control: Element): string =>
  [
    control.tagName,
    ...['type', 'name', 'value', 'href', 'aria-label'].map((name) => control.getAttribute(name)),
  ]
    .concat(control instanceof HTMLButtonElement ? control.textContent : '')
    .join('|');
const findControl = (root: Element, like: Element): HTMLElement | undefined => {
  const description = describeControl(like);
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => describeControl(control) === description,
  );
};

/**
 * Notes where the reader is in a page: the control, the selection in it, and its place on the screen.
 * @returns what puts them there again in the same page drawn anew
 */
export function holdFocus(root: HTMLElement): (drawn: HTMLElement) => void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !root.contains(focused)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  const { top } = focused.getBoundingClientRect();
  return (drawn) => {
    const control = findControl(drawn, focused);
    if (!control) return;
    control.focus({ preventScroll: true });
    // React writes the text once more when it has heard of it, which moves the caret to the end.
    setTimeout(() => {
      if (typeof selectionStart !== 'number' || document.activeElement !== control) return;
      const direction = selectionDirection ?? undefined;
      (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, direction);
    });
    window.scrollBy(0, control.getBoundingClientRect().top - top);
  };
}

/** A press that has begun on the old page and ends on the new one, for which the browser would make no click. */
export function finishPress(old: HTMLElement, drawn: HTMLElement) {
  const pressed = [...old.querySelectorAll('button:active, a:active, input:active')].pop();
  const control = pressed && findControl(drawn, pressed);
  if (!control) return;
  const finish = ({ target }: PointerEvent) => {
    if (target instanceof Node && control.contains(target)) control.click();
  };
  document.addEventListener('pointerup', finish, { once: true });
}
