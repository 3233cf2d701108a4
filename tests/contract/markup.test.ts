/**
 * Nothing that anybody has said is read as markup or as a program: React writes it as text, and nothing goes past React
 * (OWASP, cross site scripting prevention).
 * @jest-environment node
 */
import ts from 'typescript';
import { at, filesBelow, nodes, parse } from './sources';

/** What makes markup, or a program, of a text. */
const NAMES = [
  ...['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment'],
  ...['setHTMLUnsafe', 'parseHTMLUnsafe', 'srcdoc', 'srcDoc', 'DOMParser', 'eval', 'Function'],
];
const CALLS = /^(?:window\.|self\.|globalThis\.)?document\??\.write(?:ln)?$/;

function isMarkup(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && CALLS.test(node.expression.getText())) return true;
  if (!ts.isIdentifier(node) || !NAMES.includes(node.text)) return false;
  // `Function` is a type as well.
  return node.text !== 'Function' || ts.isNewExpression(node.parent) || ts.isCallExpression(node.parent);
}

const findMarkup = (source: ts.SourceFile): string[] =>
  [...nodes(source)].filter(isMarkup).map((node) => at(source, node));

const probe = (code: string) => ts.createSourceFile('probe.tsx', code, ts.ScriptTarget.Latest, true);

test.each([
  '<b dangerouslySetInnerHTML={{ __html: x }} />',
  'element.innerHTML = x',
  'element?.insertAdjacentHTML("beforeend", x)',
  'document.write(x)',
  'new DOMParser().parseFromString(x, "text/html")',
  'eval(x)',
  'new Function(x)()',
  '<iframe srcDoc={x} />',
])('%s is markup', (code) => {
  expect(findMarkup(probe(code))).toHaveLength(1);
});

test.each(['element.textContent = x', '<b>{x}</b>', 'let f: Function', 'response.write(x)'])(
  '%s is none',
  (code) => {
    expect(findMarkup(probe(code))).toEqual([]);
  },
);

test('no file of the portal makes markup or a program of a text', () => {
  expect(filesBelow('src').flatMap((file) => findMarkup(parse(file)))).toEqual([]);
});
