import type { IApi } from '@umijs/max';
import { noScript } from '../src/locales/noScript';

/** Hides the page, which does not work without scripts, and shows that it needs them. */
const noScriptHtml = `<noscript><style>#root,#late{display:none}p{margin:24px;font:16px/1.5 sans-serif}</style>${Object.entries(
  noScript,
)
  .map(([locale, text]) => `<p lang="${locale}">${text}</p>`)
  .join('')}</noscript>`;

/** Completes the document that Umi writes, and removes what the portal replaces. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    // The default language is right until the browser's choice is known.
    $('html').attr('lang', 'zh-CN');
    $('body').prepend(noScriptHtml);
    // Umi's helper asks for a page's scripts ahead with tags that webpack takes for its own: when one fails,
    // webpack waits two minutes for a tag that has already said so. The page must fail at once, to load again.
    $('script[src*="preload_helper"]').remove();
    return $;
  });
};
