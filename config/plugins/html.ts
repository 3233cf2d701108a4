import type { IApi } from '@umijs/max';
import { noScript } from '../../src/locales/noScript';

/**
 * Hides the page, which does not work without scripts, and shows that it needs them. The style sheets of the page still
 * apply, so that the colors need `!important`; the browser's own follow the light or dark mode of the device.
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

/** Completes the document that Umi writes, and removes what the portal replaces. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    // The default language is right until the browser's choice is known.
    $('html').attr('lang', 'zh-CN');
    $('body').prepend(noScriptHtml);
    // Webpack takes the preload tags of Umi's helper for its own: when such a script fails, it waits two minutes for
    // an event that has already fired. The page must fail at once, to load again.
    $('script[src*="preload_helper"]').remove();
    return $;
  });
};
