/** Finds Han text in the labels of a page whose language uses another script. */
import type { Language } from '../words';

export interface HanLabel {
  text: string;
  /** Tags from the nearest element with an id down to the label, with their first classes. */
  path: string;
  /** The attribute with the text; missing if the text is the element's content. */
  attribute?: string;
}

/**
 * Returns the Han text on controls and headings, except in elements with a `lang` of their own, such as names of
 * languages and personal data. Runs in the page, so it must not use other code of this module.
 */
export function findHanLabels(): HanLabel[] {
  const labels = document.querySelectorAll(
    'h1, h2, h3, h4, button, label, a, legend, th, dt, [aria-label], [title]',
  );
  const pathOf = (element: Element): string => {
    const name = element.localName + (element.id ? `#${element.id}` : '');
    const [first] = element.classList;
    const step = first ? `${name}.${first}` : name;
    const parent = element.parentElement;
    return element.id || !parent || parent === document.body ? step : `${pathOf(parent)} > ${step}`;
  };
  return [...labels]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .flatMap((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const other of copy.querySelectorAll('[lang]')) other.remove();
      const path = pathOf(element);
      return [
        { text: copy.textContent ?? '', path },
        ...['title', 'aria-label'].map((attribute) => ({
          text: element.getAttribute(attribute) ?? '',
          path,
          attribute,
        })),
      ];
    })
    .filter(({ text }) => /\p{Script=Han}/u.test(text));
}

/** Returns an error message: the text, its place and how to correct it. */
export function describeHanLabel(
  { text, path, attribute }: HanLabel,
  address: string,
  language: Language,
): string {
  const place = attribute ? `the ${attribute} of ${path}` : path;
  const correction = attribute ? 'set lang="" on the element' : 'wrap it in <bdi lang="">';
  return `Han text without lang: «${text.trim()}» in ${place} on ${address} in ${language}. Translate it in src/locales/${language}; if it is personal data, ${correction}.`;
}
