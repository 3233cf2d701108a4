/**
 * The first script of a page that comes as HTML, before everything else: it shows the reader's own theme, and holds what
 * is submitted until the page's scripts are there. Without imports but the marks: it has to be there as soon as the page
 * is, and the page does not wait for it. On a device that has a theme of its own to show, it is in the browser's cache.
 */
import { COMPOSING, HELD_SUBMIT } from '../utils/prerenderMarks';

const root = document.documentElement;

try {
  // src/theme/settings.ts writes it, and src/theme/applyThemeToDocument.ts does the same later. What is broken in there
  // is repaired then.
  const { navTheme, elder, colorWeak } = JSON.parse(localStorage.getItem('portal_settings') ?? '{}');
  const theme = { light: 'light', realDark: 'dark' }[navTheme as string];
  // Otherwise the style sheets follow the system.
  if (theme) {
    root.dataset.theme = theme;
    root.style.colorScheme = theme;
  }
  root.classList.toggle('elder', elder === true);
  root.classList.toggle('weak', colorWeak === true);
} catch {
  // Without storage there is nothing that was chosen.
}

document.addEventListener('submit', (event) => {
  // A browser that does not know the form's method would put the fields into the address.
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  form.dataset[HELD_SUBMIT] = '';
  for (const button of form.querySelectorAll('[type=submit]')) button.setAttribute('aria-busy', 'true');
});

// A text that an input method is still putting together must not be taken out of its field.
document.addEventListener('compositionstart', () => {
  root.dataset[COMPOSING] = '';
});
document.addEventListener('compositionend', () => {
  delete root.dataset[COMPOSING];
});
