/** The fonts of the portal. All are system fonts; none is downloaded. */
import type { Locale } from '@/locales/languages';

const LATIN = ['-apple-system', 'BlinkMacSystemFont', "'Segoe UI'", 'Roboto', "'Helvetica Neue'", 'Arial'];

const SIMPLIFIED = ["'PingFang SC'", "'Microsoft YaHei'", "'Noto Sans CJK SC'", "'Source Han Sans SC'"];
const TRADITIONAL = ["'PingFang TC'", "'Microsoft JhengHei'", "'Noto Sans CJK TC'", "'Source Han Sans TC'"];

/**
 * Fonts for Chinese characters, those of the language's own script first, because the same character looks different
 * in other scripts.
 */
const cjkFaces: Record<Locale, string[]> = {
  'zh-CN': SIMPLIFIED,
  'zh-TW': TRADITIONAL,
  'en-US': SIMPLIFIED,
  'pt-BR': SIMPLIFIED,
};

/** Returns the CSS font-family for a language. */
export const getFontFamily = (locale: Locale): string =>
  [...LATIN, ...cjkFaces[locale], 'sans-serif', "'Apple Color Emoji'", "'Segoe UI Emoji'"].join(', ');
