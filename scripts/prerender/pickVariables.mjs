/** Removes antd's CSS variables that the page does not use, because computing them is slow on old phones. */

const DECLARATION = /(--[\w-]+)\s*:\s*([^;}]*);?/g;
const READ = /var\(\s*(--[\w-]+)/g;
const EMPTY_RULE = /[^{}]+\{\s*\}/g;

/** Returns the variables that the texts read, directly or through other variables. */
function findReadNames(texts, declared) {
  const names = new Set();
  const read = (text) => {
    for (const [, name] of text.matchAll(READ)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const value of declared.get(name) ?? []) read(value);
    }
  };
  for (const text of texts) read(text);
  return names;
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
  // A variable that a reader only declares is not read yet: its value counts if the declared variable is read.
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
