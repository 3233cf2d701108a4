/** @jest-environment jsdom */
import { replayClicks } from '@/bootstrap/replayClicks';
import { awaitForms, discardPreHydrationInput } from '@/utils/preHydrationInput';

const PAGE = `<button type="button" data-press="elder">Large text</button><button type="button">first</button>
  <input type="radio" name="kind" value="person" checked><input type="radio" name="kind" value="legal">
  <input type="checkbox" name="keep">`;

const draw = (html = PAGE): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

/** Returns the clicks on the page, in order, with the state of choices. */
function recordClicks(root: HTMLElement): string[] {
  const clicks: string[] = [];
  root.addEventListener('click', ({ target }) => {
    const { value, checked, textContent } = target as HTMLInputElement;
    clicks.push(checked === undefined ? (textContent ?? '') : `${value} ${checked}`);
  });
  return clicks;
}

/** Clicks the controls with these selectors in the HTML, and returns the clicks as the first script records them. */
const click = (root: HTMLElement, ...selectors: string[]) =>
  selectors.map((selector) => {
    const control = root.querySelector(selector) as HTMLButtonElement | HTMLInputElement;
    control.click();
    control.setAttribute('aria-busy', 'true');
    return { control, checked: (control as HTMLInputElement).checked };
  });

beforeEach(() => document.body.replaceChildren());

test('replays clicks in order on the controls of the same page', async () => {
  const root = draw();
  const recorded = click(root, '[value=legal]', 'button', '[name=keep]');
  // Hydration resets radios, and a render before the replay resets checkboxes.
  (root.querySelector('[value=person]') as HTMLInputElement).checked = true;
  (root.querySelector('[name=keep]') as HTMLInputElement).checked = false;
  const clicks = recordClicks(root);
  await replayClicks(recorded, root);
  expect(clicks).toEqual(['legal true', 'Large text', 'on true']);
  expect(root.querySelector('[aria-busy]')).toBeNull();
});

test('finds the controls of a page that replaces the HTML, also in another language', async () => {
  const old = draw();
  const recorded = click(old, '[data-press]', 'button:nth-of-type(2)', '[value=legal]');
  const drawn = draw(PAGE.replace('Large text', 'Texto grande'));
  const clicks = recordClicks(drawn);
  await replayClicks(recorded, drawn);
  expect(clicks).toEqual(['Texto grande', 'first', 'legal true']);
});

test('leaves choices as they were last', async () => {
  const old = draw();
  const recorded = click(old, '[value=legal]', '[value=person]', '[name=keep]', '[name=keep]');
  const drawn = draw();
  await replayClicks(recorded, drawn);
  expect([...drawn.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, false]);
});

test('waits for a form that React has not rendered yet', async () => {
  const root = draw(`<form><input name="mobile"></form>${PAGE}`);
  awaitForms(root);
  const clicks = recordClicks(root);
  const replayed = replayClicks(click(root, 'button'), root);
  clicks.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(clicks).toEqual([]);
  discardPreHydrationInput();
  await replayed;
  expect(clicks).toEqual(['Large text']);
});

test('ignores clicks on missing and disabled controls', async () => {
  const old = draw();
  const recorded = click(old, '[data-press]', 'button:nth-of-type(2)');
  const drawn = draw('<button type="button" data-press="elder" disabled>Large text</button>');
  const clicks = recordClicks(drawn);
  await replayClicks(recorded, drawn);
  expect(clicks).toEqual([]);
});
