/** Of all rules there are, those that a page needs to look right before its style sheets have come. */
import Beasties from 'beasties';

const picker = new Beasties({
  external: false,
  mergeStylesheets: false,
  reduceInlineStyles: true,
  // It loses braces. The rules are small already.
  compress: false,
  // Marks that come after the HTML; and rules of the document itself, which it looks for in the body alone.
  allowRules: [
    /\[data-pending/,
    /^\[data-page\] button\[aria-busy/,
    /\[data-shown/,
    /^(?:html)?(?::not\()?\[data-theme[^\]]*\]\)?$/,
  ],
  logLevel: 'error',
});

const STYLE = /<style>(.*?)<\/style>/gs;

/** A flat list of rules as pairs of selector and declarations: antd's variables are written so. */
const toRules = (css) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector, body]);

/**
 * The variables that a reader's settings change, for a document that the first script has marked with them.
 * @param {string} standard rules that declare antd's variables, by the settings as they come
 * @param {string} changed the same by other settings
 * @param {string} mark selector of the marked document: `:root[data-theme=dark]`
 */
export function toVariantRules(standard, changed, mark) {
  const known = new Map(toRules(standard));
  const root = `:where(${mark})`;
  return (
    toRules(changed)
      .map(([selector, body]) => {
        const same = new Set((known.get(selector) ?? '').split(';'));
        const other = body.split(';').filter((declaration) => declaration && !same.has(declaration));
        return [selector, other.join(';')];
      })
      .filter(([, body]) => body !== '')
      // As weak as the standard ones, so that what antd writes for the reader's own settings still counts.
      .map(([selector, body]) => `${root}${selector},${root} ${selector}{${body}}`)
      .join('')
  );
}

/**
 * Removes the style rules that match nothing on a page.
 * @param {string} html the rendered page
 * @param {string[]} sheets antd's rules and the page's style sheets
 * @returns {Promise<string[]>} the remaining rules of each sheet
 */
export async function pickStyles(html, sheets) {
  const styles = sheets.map((rules) => `<style>${rules}</style>`).join('');
  const picked = await picker.process(
    `<html class="portal elder weak" data-theme="dark"><head>${styles}</head><body><div id="root" data-page="">${html}</div><p id="late" class="late"></p></body></html>`,
  );
  return [...picked.matchAll(STYLE)].map(([, rules]) => rules);
}
