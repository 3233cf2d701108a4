/** Which faces the portal is written in. Systems bring them; none is downloaded. */
import type { Locale } from '@/locales/languages';

const LATIN = ['-apple-system', 'BlinkMacSystemFont', "'Segoe UI'", 'Roboto', "'Helvetica Neue'", 'Arial'];

const SIMPLIFIED = ["'PingFang SC'", "'Microsoft YaHei'", "'Noto Sans CJK SC'", "'Source Han Sans SC'"];
const TRADITIONAL = ["'PingFang TC'", "'Microsoft JhengHei'", "'Noto Sans CJK TC'", "'Source Han Sans TC'"];

/** The faces for Chinese characters come in the reader's own script first: the same character is drawn otherwise there. */
const cjkFaces: Record<Locale, string[]> = {
  'zh-CN': SIMPLIFIED,
  'zh-TW': TRADITIONAL,
  'en-US': SIMPLIFIED,
  'pt-BR': SIMPLIFIED,
};

/** The CSS font-family for a language. */
export const getFontFamily = (locale: Locale): string =>
  [...LATIN, ...cjkFaces[locale], 'sans-serif', "'Apple Color Emoji'", "'Segoe UI Emoji'"].join(', ');
