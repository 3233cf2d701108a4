/** Removes the CSS variables of antd that nothing on the page reads: computing them takes an old phone's time. */

const DECLARATION = /(--[\w-]+)\s*:\s*([^;}]*);?/g;
const READ = /var\(\s*(--[\w-]+)/g;
const EMPTY_RULE = /[^{}]+\{\s*\}/g;

/** Returns the variables that the texts read, directly or through other variables. */
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
 * @param {string[]} variables antd's rules that only declare variables, without nesting
 * @param {string[]} readers style sheets, and HTML with style attributes, that may read the variables
 * @returns {string[]} the same rules without the unread declarations
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
