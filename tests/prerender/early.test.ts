/**
 * The first script, run as the page runs it.
 * @jest-environment jsdom
 */
const run = () => jest.isolateModules(() => require('../../src/prerender/early'));

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.body.innerHTML = '<form><input name="account"><button type="submit">go</button></form>';
});

test.each([
  ['realDark', 'dark'],
  ['light', 'light'],
])('shows the chosen theme %s before the page', (navTheme, theme) => {
  localStorage.setItem('portal_settings', JSON.stringify({ navTheme }));
  run();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('sets no theme if the settings follow the system', () => {
  localStorage.setItem('portal_settings', JSON.stringify({ navTheme: 'system' }));
  run();
  expect(document.documentElement.dataset).not.toHaveProperty('theme');
});

test.each(['{"navTheme":', 'null', '[]', '{"navTheme":"other"}'])(
  'ignores the invalid settings %s',
  (kept) => {
    localStorage.setItem('portal_settings', kept);
    run();
    expect(document.documentElement.dataset).not.toHaveProperty('theme');
  },
);

test('applies elder mode and color-blind mode', () => {
  localStorage.setItem('portal_settings', JSON.stringify({ elder: true, colorWeak: true }));
  run();
  expect([...document.documentElement.classList].sort()).toEqual(['elder', 'weak']);
  localStorage.clear();
  run();
  expect(document.documentElement.classList).toHaveLength(0);
});

test('marks the document during input by an input method', () => {
  run();
  document.dispatchEvent(new Event('compositionstart'));
  expect(document.documentElement.dataset).toHaveProperty('composing');
  document.dispatchEvent(new Event('compositionend'));
  expect(document.documentElement.dataset).not.toHaveProperty('composing');
});

test('holds a submit on its form and marks the button as busy', () => {
  run();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  // The browser itself sends nothing: it could put a password into the address.
  expect(submit.defaultPrevented).toBe(true);
  expect(document.querySelector('form')?.dataset).toHaveProperty('pending');
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
});

test('records clicks on buttons once, and on choices outside forms', () => {
  document.body.innerHTML = `<form><input type="radio" name="a"><button type="button"><i>code</i></button>
    <button type="submit">go</button></form><input type="checkbox" name="b"><p>text</p>`;
  run();
  for (const selector of ['i', 'i', '[name=a]', '[name=b]', '[type=submit]', 'p']) {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  const button = document.querySelector('button');
  const choice = document.querySelector('[name=b]');
  const [pressed, ...choices] = window.earlyClicks ?? [];
  expect(pressed?.control).toBe(button);
  // Each run of the script in this file has left a listener, which records the choice as well.
  expect(choices).not.toHaveLength(0);
  expect(choices.every(({ control, checked }) => control === choice && checked)).toBe(true);
  expect(button?.getAttribute('aria-busy')).toBe('true');
});

test('records no click after the portal has taken the clicks', () => {
  document.body.innerHTML = '<button type="button">code</button>';
  run();
  delete window.earlyClicks;
  document.querySelector('button')?.click();
  expect(document.querySelector('button')?.hasAttribute('aria-busy')).toBe(false);
});
