/** A whole document around what was rendered of a page. */

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Replaces a part of the build's own page, which has to have it. */
function replacePart(html, part, replacement) {
  if (!part.test(html)) throw new Error(`The page of the build has no ${part}.`);
  return html.replace(part, () => replacement);
}

/**
 * @param {{ shell: string, html: string, title: string, late: string, path: string, locale: string, antd: string,
 *   own: string, scripts: string[], sheets: string[], early: string }} page `shell` is the page Umi writes; scripts and
 *   sheets are addresses, the entry last
 * @returns {string}
 */
export function toDocument({ shell, html, title, late, path, locale, antd, own, scripts, sheets, early }) {
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<script async fetchpriority="high" src="${early}"></script>`,
    // antd puts what it writes by itself, which is complete, behind styles of its own kind that come before all others.
    `<style data-rc-order="prependQueue" data-rc-priority="-1000">${antd}</style>`,
    `<style>${own}</style>`,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ].join('\n');
  const body = [
    `<div id="root" data-page="${escapeText(path)}" data-lang="${locale}">${html}</div>`,
    `<p id="late" role="status" class="late">${escapeText(late)}</p>`,
    // Below what is shown: the first paint does not wait for them.
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
