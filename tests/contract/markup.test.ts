/**
 * User input is never read as markup or code: React writes it as text, and no code bypasses React (OWASP, cross site
 * scripting prevention).
 * @jest-environment ./tests/support/sourcesEnvironment.js
 */
import ts from 'typescript';
import { at, filesBelow, nodes, parse, parseCode, textOf } from './sources';

/** Names that turn a text into markup or code. */
const NAMES = [
  ...['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment'],
  ...['setHTMLUnsafe', 'parseHTMLUnsafe', 'srcdoc', 'srcDoc', 'DOMParser', 'eval', 'Function'],
];
const CALLS = /^(?:window\.|self\.|globalThis\.)?document\??\.write(?:ln)?$/;

function isMarkup(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && CALLS.test(node.expression.getText())) return true;
  if (ts.isElementAccessExpression(node)) return NAMES.includes(textOf(node.argumentExpression) ?? '');
  if (!ts.isIdentifier(node) || !NAMES.includes(node.text)) return false;
  // `Function` is also a type.
  return node.text !== 'Function' || ts.isNewExpression(node.parent) || ts.isCallExpression(node.parent);
}

const findMarkup = (source: ts.SourceFile): string[] =>
  [...nodes(source)].filter(isMarkup).map((node) => at(source, node));

const probe = (code: string) => parseCode('probe.tsx', code);

test.each([
  '<b dangerouslySetInnerHTML={{ __html: x }} />',
  'element.innerHTML = x',
  'element["innerHTML"] = x',
  'element?.insertAdjacentHTML("beforeend", x)',
  'document.write(x)',
  'new DOMParser().parseFromString(x, "text/html")',
  'eval(x)',
  'new Function(x)()',
  '<iframe srcDoc={x} />',
])('finds markup in %s', (code) => {
  expect(findMarkup(probe(code))).toHaveLength(1);
});

test.each(['element.textContent = x', '<b>{x}</b>', 'let f: Function', 'response.write(x)'])(
  'finds no markup in %s',
  (code) => {
    expect(findMarkup(probe(code))).toEqual([]);
  },
);

test('has no file that turns a text into markup or code', () => {
  expect(filesBelow('src').flatMap((file) => findMarkup(parse(file)))).toEqual([]);
});
