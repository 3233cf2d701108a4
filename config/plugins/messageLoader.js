/**
 * Webpack loader for src/locales: compiles messages with placeholders or plurals to react-intl's documented precompiled
 * form, and resolves the escapes of the others, so that the browser does not need the parser.
 */
const { dirname } = require('node:path');
const ts = require('typescript');

// The parser that react-intl itself uses.
const plugins = dirname(require.resolve('@umijs/plugins/package.json'));
const reactIntl = dirname(require.resolve('react-intl/package.json', { paths: [plugins] }));
const { parse, TYPE } = require(require.resolve('intl-messageformat-parser', { paths: [reactIntl] }));

/**
 * Returns the compiled form of a message: its text, or its elements if it has placeholders. A text with a brace remains an
 * element, because replacements/messageParser.ts rejects braces in texts.
 */
function compileMessage(message) {
  if (message.includes('::'))
    throw new SyntaxError(`A message with a skeleton cannot be compiled: ${message}`);
  // As react-intl does.
  const elements = parse(message, { normalizeHashtagInPlural: false });
  const [first] = elements;
  const isText = elements.length === 1 && first.type === TYPE.literal && !/[{}]/.test(first.value);
  return isText ? first.value : elements;
}

/** Returns the TypeScript source of a locale file with its messages compiled. */
function compileMessages(source) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest);
  const edits = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { text, end } = node.initializer;
      if (/[{}']/.test(text)) {
        edits.push({
          start: node.initializer.getStart(file),
          end,
          code: JSON.stringify(compileMessage(text)),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits.reduceRight(
    (code, edit) => code.slice(0, edit.start) + edit.code + code.slice(edit.end),
    source,
  );
}

module.exports = compileMessages;
