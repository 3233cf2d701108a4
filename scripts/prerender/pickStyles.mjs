/** Of all rules there are, those that a page needs to look right before its style sheets have come. */
import Beasties from 'beasties';

const picker = new Beasties({
  external: false,
  mergeStylesheets: false,
  reduceInlineStyles: true,
  // It loses braces. The rules are small already.
  compress: false,
  // The marks of the first script come after the HTML.
  allowRules: [/\[data-theme/, /\[data-held/],
  logLevel: 'error',
});

const DARK = ':where(:root[data-theme=dark])';
const STYLE = /<style>(.*?)<\/style>/gs;

/** A flat list of rules as pairs of selector and declarations: antd's variables are written so. */
const toRules = (css) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [selector, body]);

/** The variables of the dark theme that differ from the light one's, for a root that is marked as dark. */
export function toDarkRules(light, dark) {
  const known = new Map(toRules(light));
  return (
    toRules(dark)
      .map(([selector, body]) => {
        const same = new Set((known.get(selector) ?? '').split(';'));
        const changed = body.split(';').filter((declaration) => declaration && !same.has(declaration));
        return [selector, changed.join(';')];
      })
      .filter(([, body]) => body !== '')
      // As weak as the light theme's, so that what antd writes for the reader's own settings still counts.
      .map(([selector, body]) => `${DARK}${selector},${DARK} ${selector}{${body}}`)
      .join('')
  );
}

/**
 * @param {string} html what was drawn
 * @param {string[]} sheets rules, of antd and of the page's style sheets
 * @returns {Promise<string[]>} of each what the page has something for
 */
export async function pickStyles(html, sheets) {
  const styles = sheets.map((rules) => `<style>${rules}</style>`).join('');
  const picked = await picker.process(
    `<html class="portal"><head>${styles}</head><body><div id="root">${html}</div><p id="late" class="late"></p></body></html>`,
  );
  return [...picked.matchAll(STYLE)].map(([, rules]) => rules);
}
