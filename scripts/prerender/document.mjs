/** Creates the HTML document of a prerendered page. */

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces a part of Umi's index.html. Throws if the part is missing. */
function replacePart(html, part, replacement) {
  if (!part.test(html)) throw new Error(`The page of the build has no ${part}.`);
  return html.replace(part, () => replacement);
}

/**
 * @param {{ shell: string, html: string, title: string, late: string, path: string, locale: string, antd: string,
 *   own: string, scripts: string[], sheets: string[], early: string }} page `shell` is Umi's index.html. `late` is the
 *   text that is shown if the scripts load slowly. `antd` and `own` are CSS. `scripts` and `sheets` are addresses, the
 *   entry last
 * @returns {string}
 */
export function toDocument({ shell, html, title, late, path, locale, antd, own, scripts, sheets, early }) {
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<script async fetchpriority="high" src="${early}"></script>`,
    // At runtime, antd inserts its styles after this element because of the attributes, so that they override it.
    `<style data-rc-order="prependQueue" data-rc-priority="-1000">${antd}</style>`,
    `<style>${own}</style>`,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ].join('\n');
  const body = [
    `<div id="root" data-page="${escapeText(path)}" data-lang="${locale}">${html}</div>`,
    `<p id="late" role="status" class="late">${escapeText(late)}</p>`,
    // After the visible content, so that the first paint does not wait for them.
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('\n');
  const parts = [
    [/<html[^>]*>/, `<html lang="${locale}" class="portal">`],
    [/<link rel="stylesheet"[^>]*>\s*/, ''],
    [/<script[^>]* src="[^"]*umi\.[^"]*"[^>]*><\/script>\s*/, ''],
    [/<\/head>/, `${head}\n</head>`],
    [/<div id="root"><\/div>/, body],
  ];
  return parts.reduce((document, [part, replacement]) => replacePart(document, part, replacement), shell);
}
