/**
 * Jest's transform of the files that gather the parts of antd, of its icons and of ProComponents (jest.config.js): a
 * part is loaded when it is first asked for. As they come, each test of a page would load all of antd, 800 icons and
 * every kind of field, which takes longer than the test.
 */
const PART = /^var (\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;
/** A line of a gathering file that comes as an ES module. */
const HANDED_ON = /^export \{ (.+) \} from (".+?");$/gm;

/** Writes a getter for each name that a line exports. */
function toGetters(_line, names, from) {
  return names.split(', ').map((name) => {
    const [given, exported = given] = name.split(' as ');
    return `Object.defineProperty(exports, '${exported}', { enumerable: true, get: () => require(${from}).${given} });`;
  });
}

exports.process = (source) => {
  if (/^export /m.test(source)) {
    const getters = source.replace(HANDED_ON, (...found) => toGetters(...found).join('\n'));
    return {
      code: `"use strict";\nObject.defineProperty(exports, '__esModule', { value: true });\n${getters}`,
    };
  }
  const names = new Set([...source.matchAll(PART)].map(([, name]) => name));
  const code = source
    .replace(PART, 'var $1;\nfunction load$1() { return $1 ??= $2; }')
    .replace(/\b(\w+)\.default\b/g, (given, name) => (names.has(name) ? `load${name}().default` : given));
  return { code };
};
