import type { PortalSettings } from '../../config/defaultSettings';
import { THEME_CLASS } from './antdTheme';
import { isDarkTheme } from './systemPreferences';

/** Marks the root element with the theme, so that the browser's native controls and global.css follow. */
export function applyThemeToDocument(settings: PortalSettings) {
  const root = document.documentElement;
  const dark = isDarkTheme(settings);
  root.classList.add(THEME_CLASS);
  root.classList.toggle('weak', settings.colorWeak);
  root.classList.toggle('elder', settings.elder);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
}
