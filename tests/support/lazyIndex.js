/**
 * Jest's transform of the index files of antd and its icons (jest.config.js): a part is loaded when it is first asked
 * for. As they come, each test of a page would load all of antd and 800 icons, which takes longer than the test.
 */
const PART = /^var (\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;

exports.process = (source) => {
  const parts = new Map([...source.matchAll(PART)].map(([, name, load]) => [name, load]));
  const code = source
    .replace(PART, '')
    .replace(/\breturn (\w+)\.default;/g, (given, name) =>
      parts.has(name) ? `return ${parts.get(name)}.default;` : given,
    );
  return { code };
};
