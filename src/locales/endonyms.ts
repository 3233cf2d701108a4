import type { Locale } from './languages';

/** Each language by its own name, whatever the reader's: so that everybody finds the way back. */
export const endonyms: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'pt-BR': 'Português (Brasil)',
};
