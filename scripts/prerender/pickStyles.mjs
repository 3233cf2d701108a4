/** Selects the style rules that a page needs before its style sheets have loaded. */
import Beasties from 'beasties';

const picker = new Beasties({
  external: false,
  mergeStylesheets: false,
  reduceInlineStyles: true,
  // Beasties would lose braces. The rules are minified already.
  compress: false,
  // Attributes that scripts set later, and selectors of the document element: Beasties searches only the body.
  allowRules: [
    /\[data-pending/,
    /^\[data-page\] button\[aria-busy/,
    /\[data-shown/,
    /^(?:html)?(?::not\()?\[data-theme[^\]]*\]\)?$/,
  ],
  logLevel: 'error',
});

const STYLE = /<style>(.*?)<\/style>/gs;

/** Parses rules without nesting, as antd writes its variables, into pairs of selector and declarations. */
const toRules = (css) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector, body]);

/**
 * Returns rules with the variables that differ with other settings, for a document that the first script has marked.
 * @param {string} standard rules that declare antd's variables with the default settings
 * @param {string} changed the same rules with the other settings
 * @param {string} mark selector of the marked document: `:root[data-theme=dark]`
 */
export function toVariantRules(standard, changed, mark) {
  const standardRules = new Map(toRules(standard));
  const root = `:where(${mark})`;
  return (
    toRules(changed)
      .map(([selector, body]) => {
        const unchanged = new Set((standardRules.get(selector) ?? '').split(';'));
        const differing = body.split(';').filter((declaration) => declaration && !unchanged.has(declaration));
        return [selector, differing.join(';')];
      })
      .filter(([, body]) => body !== '')
      // :where() adds no specificity, so that the rules that antd inserts for the user's settings override these.
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
  const document = await picker.process(
    `<html class="portal elder weak" data-theme="dark"><head>${styles}</head><body><div id="root" data-page="">${html}</div><p id="late" class="late"></p></body></html>`,
  );
  return [...document.matchAll(STYLE)].map(([, rules]) => rules);
}
