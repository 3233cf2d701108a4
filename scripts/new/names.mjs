/** Converts a name to the spellings of generated code. */
import { InputError } from './changes.mjs';

const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Splits `trusted_contacts`, `trusted-contacts` and `trustedContacts` into words. */
export function toWords(name) {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]+/);
  if (!words.every((word) => /^[a-z][a-z0-9]*$/.test(word))) {
    throw new InputError(`"${name}" is not a valid name: write letters and digits, as in trusted_contacts.`);
  }
  return words;
}

function toSingular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Returns the words with the last one in the plural. */
export function toPlural(words) {
  const last = words.at(-1);
  const plural = /(?<![aeo])y$/.test(last)
    ? `${last.slice(0, -1)}ies`
    : `${last}${/(?:s|x|z|ch|sh)$/.test(last) ? 'es' : 's'}`;
  return [...words.slice(0, -1), plural];
}

const toCamel = ([first, ...rest]) => first + rest.map(upperFirst).join('');

/** Returns the spellings of the name of a list of things, such as `trusted_contacts`. */
export function spell(name) {
  const words = toWords(name);
  const one = [...words.slice(0, -1), toSingular(words.at(-1))];
  return {
    snake: words.join('_'),
    kebab: words.join('-'),
    camel: toCamel(words),
    pascal: upperFirst(toCamel(words)),
    constant: words.join('_').toUpperCase(),
    text: upperFirst(words.join(' ')),
    many: words.join(' '),
    one: { camel: toCamel(one), pascal: upperFirst(toCamel(one)), text: one.join(' ') },
  };
}
