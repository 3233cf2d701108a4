/** Finds Han text in the labels of a page whose language uses another script. */

/**
 * Returns the HTML of the controls and headings with Han text, except in elements with a `lang` of their own, such as names
 * of languages and personal data. Runs in the page, so it must not use other code of this module.
 */
export function findHanLabels(): string[] {
  const labels = document.querySelectorAll(
    'h1, h2, h3, h4, button, label, a, legend, th, dt, [aria-label], [title]',
  );
  const hasHan = (text: string | null) => /\p{Script=Han}/u.test(text ?? '');
  return (
    [...labels]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .filter((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll('[lang]')) other.remove();
        return (
          ['title', 'aria-label'].some((name) => hasHan(copy.getAttribute(name))) || hasHan(copy.textContent)
        );
      })
      // An icon would leave no space for the text.
      .map(({ outerHTML }) => outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 500))
  );
}

/** Returns an error message for such a label: its place, and how to correct it. */
export const describeHanLabel = (html: string, address: string, language: string): string =>
  `Han text without lang on ${address} in ${language}: ${html} Translate it in src/locales/${language}; if it is personal data, wrap it in <bdi lang="">, or set lang="" on an element with the text in an attribute.`;
