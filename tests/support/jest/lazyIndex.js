/**
 * Jest's transform of the index files of antd, of its icons and of ProComponents (jest.config.js): a module is loaded when
 * an export of it is first read. Otherwise each test of a page would load all of antd, 800 icons and every kind of field,
 * which takes longer than the test. The same applies to the packages that the library for passkeys needs for certificates of
 * devices, in tests of the mock.
 */
/** A line of a CommonJS index file that loads a module. */
const REQUIRE_LINE = /^var (\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;
/** A line of the library for passkeys that loads a package for certificates. */
const CERTIFICATES_LINE = /^const (\w+) = (require\("@peculiar\/[^"]+"\));$/gm;
/** A line of an index file that is an ES module. */
const EXPORT_LINE = /^export \{ (.+) \} from (".+?");$/gm;

/** Returns the source of a getter for each name that a line exports. */
function toGetters(_line, names, from) {
  return names.split(', ').map((name) => {
    const [imported, exported = imported] = name.split(' as ');
    return `Object.defineProperty(exports, '${exported}', { enumerable: true, get: () => require(${from}).${imported} });`;
  });
}

exports.process = (source) => {
  if (/^export /m.test(source)) {
    const getters = source.replace(EXPORT_LINE, (...match) => toGetters(...match).join('\n'));
    return {
      code: `"use strict";\nObject.defineProperty(exports, '__esModule', { value: true });\n${getters}`,
    };
  }
  let code = source;
  for (const line of [REQUIRE_LINE, CERTIFICATES_LINE]) {
    const names = new Set([...source.matchAll(line)].map(([, name]) => name));
    code = code
      .replace(line, 'var $1;\nfunction load$1() { return $1 ??= $2; }')
      .replace(/\b(\w+)\.(?=\w)/g, (match, name) => (names.has(name) ? `load${name}().` : match));
  }
  return { code };
};
