/**
 * The first script of a prerendered page: applies the stored theme, and records submits and clicks until the portal
 * replays them. It imports only the marks, because it must run as soon as the page is visible; the page does not wait
 * for it.
 */
import { COMPOSING, PENDING_SUBMIT } from '../utils/prerenderMarks';

const root = document.documentElement;

try {
  // src/theme/settings.ts writes the settings; src/theme/applyThemeToDocument.ts applies and repairs them later.
  const { navTheme, elder, colorWeak } = JSON.parse(localStorage.portal_settings ?? '{}');
  const theme = { light: 'light', realDark: 'dark' }[navTheme as string];
  // Otherwise the style sheets follow the system's color scheme.
  if (theme) {
    root.dataset.theme = theme;
    root.style.colorScheme = theme;
  }
  root.classList.toggle('elder', elder === true);
  root.classList.toggle('weak', colorWeak === true);
} catch {
  // Storage is unavailable, or the stored settings are invalid.
}

document.addEventListener('submit', (event) => {
  // A browser that does not support the form's method would put the fields into the address.
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  form.dataset[PENDING_SUBMIT] = '';
  for (const button of form.querySelectorAll('[type=submit]')) button.setAttribute('aria-busy', 'true');
});

window.earlyClicks = [];
document.addEventListener('click', ({ target }) => {
  // A form records its own choices (src/utils/preHydrationInput.ts).
  const control = (target as Element).closest<HTMLButtonElement | HTMLInputElement>(
    'button:not([type=submit],[aria-busy=true]),input:not(form *)',
  );
  if (!control || !window.earlyClicks) return;
  // Hydration may reset a choice before its click is replayed.
  window.earlyClicks.push({ control, checked: (control as HTMLInputElement).checked });
  control.setAttribute('aria-busy', 'true');
});

// A text must not be removed from its field while an input method is composing it.
document.addEventListener('compositionstart', () => {
  root.dataset[COMPOSING] = '';
});
document.addEventListener('compositionend', () => {
  delete root.dataset[COMPOSING];
});
