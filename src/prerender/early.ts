/**
 * The first script of a page that comes as HTML, before everything else: it shows the reader's own theme, and holds what
 * is submitted until the page's scripts are there. Without imports but the marks: it has to be there as soon as the page
 * is, and the page does not wait for it. On a device that has a theme of its own to show, it is in the browser's cache.
 */
import { HELD_SUBMIT } from '../utils/prerenderMarks';

const root = document.documentElement;

try {
  // src/theme/settings.ts writes it. What is broken in there it repairs later.
  const { navTheme } = JSON.parse(localStorage.getItem('portal_settings') ?? '{}');
  if (navTheme === 'realDark') {
    root.dataset.theme = 'dark';
    root.style.colorScheme = 'dark';
  }
} catch {
  // Without storage there is nothing that was chosen.
}

document.addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  form.dataset[HELD_SUBMIT] = '';
  for (const button of form.querySelectorAll('[type=submit]')) button.setAttribute('aria-busy', 'true');
});
