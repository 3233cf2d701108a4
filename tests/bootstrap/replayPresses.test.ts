/** @jest-environment jsdom */
import { replayPresses } from '@/bootstrap/replayPresses';
import { awaitForms, forgetHeldInput } from '@/utils/preHydrationInput';

const PAGE = `<button type="button" data-press="elder">Large text</button><button type="button">first</button>
  <input type="radio" name="kind" value="person" checked><input type="radio" name="kind" value="legal">
  <input type="checkbox" name="keep">`;

const draw = (html = PAGE): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

/** The clicks that the page hears, with the state of choices. */
function recordClicks(root: HTMLElement): string[] {
  const clicks: string[] = [];
  root.addEventListener('click', ({ target }) => {
    const { value, checked, textContent } = target as HTMLInputElement;
    clicks.push(checked === undefined ? (textContent ?? '') : `${value} ${checked}`);
  });
  return clicks;
}

/** Presses the controls with these selectors in the HTML, and returns them as the first script records them. */
const press = (root: HTMLElement, ...selectors: string[]) =>
  selectors.map((selector) => {
    const control = root.querySelector(selector) as HTMLButtonElement | HTMLInputElement;
    control.click();
    control.setAttribute('aria-busy', 'true');
    return { control, checked: (control as HTMLInputElement).checked };
  });

beforeEach(() => document.body.replaceChildren());

test('replays presses in order on the controls of the same page', async () => {
  const root = draw();
  const presses = press(root, '[value=legal]', 'button', '[name=keep]');
  // Hydration resets radios, and a render before the replay resets checkboxes.
  (root.querySelector('[value=person]') as HTMLInputElement).checked = true;
  (root.querySelector('[name=keep]') as HTMLInputElement).checked = false;
  const clicks = recordClicks(root);
  await replayPresses(presses, root);
  expect(clicks).toEqual(['legal true', 'Large text', 'on true']);
  expect(root.querySelector('[aria-busy]')).toBeNull();
});

test('finds the controls of a page that replaces the HTML, also in another language', async () => {
  const old = draw();
  const presses = press(old, '[data-press]', 'button:nth-of-type(2)', '[value=legal]');
  const drawn = draw(PAGE.replace('Large text', 'Texto grande'));
  const clicks = recordClicks(drawn);
  await replayPresses(presses, drawn);
  expect(clicks).toEqual(['Texto grande', 'first', 'legal true']);
});

test('leaves choices as they were last', async () => {
  const old = draw();
  const presses = press(old, '[value=legal]', '[value=person]', '[name=keep]', '[name=keep]');
  const drawn = draw();
  await replayPresses(presses, drawn);
  expect([...drawn.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, false]);
});

test('waits for a form that React has not taken over yet', async () => {
  const root = draw(`<form><input name="mobile"></form>${PAGE}`);
  awaitForms(root);
  const clicks = recordClicks(root);
  const replayed = replayPresses(press(root, 'button'), root);
  clicks.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(clicks).toEqual([]);
  forgetHeldInput();
  await replayed;
  expect(clicks).toEqual(['Large text']);
});

test('drops presses of missing and of disabled controls', async () => {
  const old = draw();
  const presses = press(old, '[data-press]', 'button:nth-of-type(2)');
  const drawn = draw('<button type="button" data-press="elder" disabled>Large text</button>');
  const clicks = recordClicks(drawn);
  await replayPresses(presses, drawn);
  expect(clicks).toEqual([]);
});
