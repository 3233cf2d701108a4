/** @jest-environment jsdom */
import { finishPress, saveFocus } from '@/bootstrap/preserveInteraction';

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
let rendered: HTMLElement;

beforeEach(() => {
  old = draw();
  rendered = draw();
  document.body.replaceChildren(old);
  window.scrollBy = jest.fn();
});

test.each(['a', '[value=legal]', '[name=account]', 'textarea', 'button:last-of-type'])(
  'keeps the focus in %s',
  (selector) => {
    old.querySelector<HTMLElement>(selector)?.focus();
    const restore = saveFocus(old);
    old.replaceWith(rendered);
    restore(rendered);
    expect(document.activeElement === rendered.querySelector(selector)).toBe(true);
  },
);

test('keeps the selection, its direction, and the position on the screen', async () => {
  const field = old.querySelector('[name=account]') as HTMLInputElement;
  field.focus();
  field.setSelectionRange(0, 2, 'backward');
  const restore = saveFocus(old);
  old.replaceWith(rendered);
  const successor = rendered.querySelector('[name=account]') as HTMLInputElement;
  successor.getBoundingClientRect = () => ({ top: 40 }) as DOMRect;
  restore(rendered);
  await new Promise((resolve) => setTimeout(resolve));
  expect([successor.selectionStart, successor.selectionEnd, successor.selectionDirection]).toEqual([
    0,
    2,
    'backward',
  ]);
  expect(window.scrollBy).toHaveBeenCalledWith(0, 40);
});

test('turns a press that began on the old page into one click on the new page', () => {
  const [, second] = old.querySelectorAll('button');
  // jsdom presses nothing.
  old.querySelectorAll = (() => [second]) as unknown as typeof old.querySelectorAll;
  finishPress(old, rendered);
  old.replaceWith(rendered);
  const [first, successor] = rendered.querySelectorAll('button');
  const pressed = jest.fn();
  rendered.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  successor?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  first?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(pressed.mock.calls).toEqual([['second']]);
});

test('makes no click of a press that ends on another element', () => {
  const [first] = old.querySelectorAll('button');
  old.querySelectorAll = (() => [first]) as unknown as typeof old.querySelectorAll;
  finishPress(old, rendered);
  old.replaceWith(rendered);
  const pressed = jest.fn();
  rendered.addEventListener('click', pressed);
  rendered.querySelector('a')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(pressed).not.toHaveBeenCalled();
});
