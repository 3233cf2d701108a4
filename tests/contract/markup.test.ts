/**
 * User input is never read as markup or code: React writes it as text, and no code bypasses React (OWASP, cross site
 * scripting prevention).
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import ts from 'typescript';
import { describeRule } from './rules';
import { textOf } from './sources';

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

describeRule('text is no markup and no code', {
  isBroken: isMarkup,
  broken: [
    '<b dangerouslySetInnerHTML={{ __html: x }} />',
    'element.innerHTML = x',
    'element["innerHTML"] = x',
    'element?.insertAdjacentHTML("beforeend", x)',
    'document.write(x)',
    'new DOMParser().parseFromString(x, "text/html")',
    'eval(x)',
    'new Function(x)()',
    '<iframe srcDoc={x} />',
  ],
  kept: ['element.textContent = x', '<b>{x}</b>', 'let f: Function', 'response.write(x)'],
});
