/** @jest-environment jsdom */
import { finishPress, holdFocus } from '@/bootstrap/holdPlace';

const PAGE = `<a href="/help">help</a>
  <input type="radio" name="kind" value="person"><input type="radio" name="kind" value="legal">
  <input name="account" value="demo"><textarea name="text">words</textarea>
  <button type="button">first</button><button type="button">second</button>`;

function draw(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = PAGE;
  return root;
}

let old: HTMLElement;
let drawn: HTMLElement;

beforeEach(() => {
  old = draw();
  drawn = draw();
  document.body.replaceChildren(old);
  window.scrollBy = jest.fn();
});

test.each(['a', '[value=legal]', '[name=account]', 'textarea', 'button:last-of-type'])(
  'keeps the focus in %s',
  (selector) => {
    old.querySelector<HTMLElement>(selector)?.focus();
    const restore = holdFocus(old);
    old.replaceWith(drawn);
    restore(drawn);
    expect(document.activeElement === drawn.querySelector(selector)).toBe(true);
  },
);

test('keeps the selection, its direction, and the position on the screen', async () => {
  const field = old.querySelector('[name=account]') as HTMLInputElement;
  field.focus();
  field.setSelectionRange(0, 2, 'backward');
  const restore = holdFocus(old);
  old.replaceWith(drawn);
  const successor = drawn.querySelector('[name=account]') as HTMLInputElement;
  successor.getBoundingClientRect = () => ({ top: 40 }) as DOMRect;
  restore(drawn);
  await new Promise((resolve) => setTimeout(resolve));
  expect([successor.selectionStart, successor.selectionEnd, successor.selectionDirection]).toEqual([
    0,
    2,
    'backward',
  ]);
  expect(window.scrollBy).toHaveBeenCalledWith(0, 40);
});

test('sets no focus if nothing had it', () => {
  const restore = holdFocus(old);
  old.replaceWith(drawn);
  restore(drawn);
  expect(document.activeElement === document.body).toBe(true);
});

test('turns a press that began on the old page into one click on the new page', () => {
  const [, second] = old.querySelectorAll('button');
  // jsdom presses nothing.
  old.querySelectorAll = (() => [second]) as unknown as typeof old.querySelectorAll;
  finishPress(old, drawn);
  old.replaceWith(drawn);
  const [first, successor] = drawn.querySelectorAll('button');
  const pressed = jest.fn();
  drawn.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  successor?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  first?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(pressed.mock.calls).toEqual([['second']]);
});

test('makes no click of a press that ends on another element', () => {
  const [first] = old.querySelectorAll('button');
  old.querySelectorAll = (() => [first]) as unknown as typeof old.querySelectorAll;
  finishPress(old, drawn);
  old.replaceWith(drawn);
  const pressed = jest.fn();
  drawn.addEventListener('click', pressed);
  drawn.querySelector('a')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
});
