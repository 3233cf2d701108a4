/** Of all of antd's variables, those that something on the page reads: an old phone works out the rest for nothing. */

const DECLARATION = /(--[\w-]+)\s*:\s*([^;}]*);?/g;
const READ = /var\(\s*(--[\w-]+)/g;
const EMPTY_RULE = /[^{}]+\{\s*\}/g;

/** The variables that a text reads, and what these read in their turn. */
function findReadNames(texts, declared) {
  const found = new Set();
  const read = (text) => {
    for (const [, name] of text.matchAll(READ)) {
      if (found.has(name)) continue;
      found.add(name);
      for (const value of declared.get(name) ?? []) read(value);
    }
  };
  for (const text of texts) read(text);
  return found;
}

/**
 * @param {string[]} variables flat rules that declare variables and nothing else, as antd writes them
 * @param {string[]} readers what may read them: style sheets, HTML with styles in its attributes
 * @returns {string[]} the same rules without the declarations that nobody reads
 */
export function pickVariables(variables, readers) {
  const declared = new Map();
  for (const rules of [...variables, ...readers]) {
    for (const [, name, value] of rules.matchAll(DECLARATION)) {
      declared.set(name, [...(declared.get(name) ?? []), value]);
    }
  }
  // A declaration among the readers reads for the variable that it declares, not for itself.
  const names = findReadNames(
    readers.map((text) => text.replace(DECLARATION, '')),
    declared,
  );
  return variables.map((rules) =>
    rules
      .replace(DECLARATION, (declaration, name) => (names.has(name) ? declaration : ''))
      .replace(EMPTY_RULE, ''),
  );
}
