import type { Locale } from './languages';

/** The name of each language in that language, so that users recognize theirs whatever the current language is. */
export const endonyms: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'pt-BR': 'Português (Brasil)',
};
