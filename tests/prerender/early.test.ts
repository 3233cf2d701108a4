/** The first script, run as the page runs it. */
const run = () => jest.isolateModules(() => require('../../src/prerender/early'));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
  document.body.innerHTML = '<form><input name="account"><button type="submit">go</button></form>';
});

test('the dark theme is on before the page shows', () => {
  localStorage.setItem('portal_settings', JSON.stringify({ navTheme: 'realDark' }));
  run();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test.each(['{"navTheme":', 'null', '[]', '{"navTheme":"other"}'])(
  'settings that read %s are no reason to fail',
  (kept) => {
    localStorage.setItem('portal_settings', kept);
    run();
    expect(document.documentElement.dataset.theme).toBe('light');
  },
);

test('a submit is held on its form, and the button is busy', () => {
  run();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(document.querySelector('form')?.dataset).toHaveProperty('heldSubmit');
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
});
