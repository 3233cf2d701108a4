import type { Locale } from './languages';

/** What a browser without scripts shows: in all languages, because a script chooses the language. */
export const noScript: Record<Locale, string> = {
  'zh-CN': '本门户需要启用 JavaScript。请在浏览器设置中启用后刷新页面。',
  'zh-TW': '本入口網站需要啟用 JavaScript。請在瀏覽器設定中啟用後重新整理頁面。',
  'en-US': 'This portal needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  'pt-BR': 'Este portal precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
};
