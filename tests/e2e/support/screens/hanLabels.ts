/** Han text on the labels of a page in a language of another script. */
import type { Language } from '../words';

export interface HanLabel {
  text: string;
  /** Tags from the nearest element with an id down to the label, with their first classes. */
  path: string;
  /** The attribute with the text, if it is no content. */
  attribute?: string;
}

/**
 * Returns the Han text on controls and headings, except in elements with a `lang` of their own, such as names of
 * languages and personal data. Runs in the page, so it uses nothing from outside.
 */
export function findHanLabels(): HanLabel[] {
  const labels = document.querySelectorAll(
    'h1, h2, h3, h4, button, label, a, legend, th, dt, [aria-label], [title]',
  );
  const pathOf = (element: Element): string => {
    const name = element.localName + (element.id ? `#${element.id}` : '');
    const [first] = element.classList;
    const own = first ? `${name}.${first}` : name;
    const parent = element.parentElement;
    return element.id || !parent || parent === document.body ? own : `${pathOf(parent)} > ${own}`;
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

/** Names the text, its place and the remedy. */
export function describeHanLabel(
  { text, path, attribute }: HanLabel,
  address: string,
  language: Language,
): string {
  const place = attribute ? `the ${attribute} of ${path}` : path;
  const personal = attribute ? 'set lang="" on the element' : 'wrap it in <bdi lang="">';
  return `Han text without lang: «${text.trim()}» in ${place} on ${address} in ${language}. Translate it in src/locales/${language}; if it is personal data, ${personal}.`;
}
