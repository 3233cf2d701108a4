import enUS from './en-US/layout';
import type { Locale } from './languages';
import ptBR from './pt-BR/layout';
import zhCN from './zh-CN/layout';
import zhTW from './zh-TW/layout';

/** Texts for a browser without scripts: in all languages, because a script chooses the language. */
export const noScript: Record<Locale, { siteName: string; text: string }> = {
  'zh-CN': {
    siteName: zhCN['layout.siteName'],
    text: '本门户需要启用 JavaScript。请在浏览器设置中启用后刷新页面。',
  },
  'zh-TW': {
    siteName: zhTW['layout.siteName'],
    text: '本入口網站需要啟用 JavaScript。請在瀏覽器設定中啟用後重新整理頁面。',
  },
  'en-US': {
    siteName: enUS['layout.siteName'],
    text: 'This portal needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  },
  'pt-BR': {
    siteName: ptBR['layout.siteName'],
    text: 'Este portal precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
  },
};
