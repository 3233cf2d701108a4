import type { IApi } from '@umijs/max';
import { noScript } from '../../src/locales/noScript';

/**
 * Hides the page, which does not work without scripts, and shows a notice. The page's style sheets still apply, so the
 * colors need `!important`; the system colors follow the device's light or dark mode.
 */
const noScriptStyle = `html{color-scheme:light dark!important}
body{background:Canvas!important;color:CanvasText!important}
#root,#late{display:none}
#no-script{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:2rem 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}
#no-script p{margin:0;padding:1.25rem 0}
#no-script p+p{border-top:1px solid #8884}
#no-script strong{display:block}`;

const noScriptHtml = `<noscript><style>${noScriptStyle}</style><main id="no-script">${Object.entries(noScript)
  .map(([locale, { siteName, text }]) => `<p lang="${locale}"><strong>${siteName}</strong>${text}</p>`)
  .join('')}</main></noscript>`;

/** Umi plugin. Adds the language and the notice to index.html, and removes Umi's preload script. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    // The default language, until a script sets the visitor's.
    $('html').attr('lang', 'zh-CN');
    $('body').prepend(noScriptHtml);
    // Webpack treats the script tags of Umi's preload helper as its own: if such a script fails, it waits two minutes
    // for an event that has already fired. The page must fail immediately, so that it reloads.
    $('script[src*="preload_helper"]').remove();
    return $;
  });
};
