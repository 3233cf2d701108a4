/**
 * One way out of the page: only utils/redirect.ts may set an address (OWASP, unvalidated redirects).
 * @jest-environment node
 */
import ts from 'typescript';
import { at, filesBelow, nodes, parse } from './sources';

const WAY_OUT = 'src/utils/routing/redirect.ts';
const LOCATION =
  /^(?:(?:window|document|self|top|parent|globalThis)\??\.)?location(?:\??\.(?:href|hash|search|pathname|host|hostname|port|protocol))?$/;
const CALLS =
  /^(?:(?:window|document|self|top|parent|globalThis)\??\.)?(?:location\??\.(?:assign|replace)|history\??\.(?:push|replace|pushState|replaceState))$|^(?:window|self|globalThis)\??\.open$/;

/** Whether a node sends the browser, or its history, to an address. */
function leaves(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return CALLS.test(node.expression.getText());
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    LOCATION.test(node.left.getText())
  );
}

const writes = (source: ts.SourceFile): string[] =>
  [...nodes(source)].filter(leaves).map((node) => at(source, node));

test.each([
  'location = "/x"',
  'window.location.href = "/x"',
  'location.assign("/x")',
  'window.location.replace("/x")',
  'window.open("/x")',
  'history.push("/x")',
  'window.history.replaceState(null, "", "/x")',
])('%s counts as leaving', (code) => {
  expect(writes(ts.createSourceFile('probe.ts', code, ts.ScriptTarget.Latest, true))).toHaveLength(1);
});

test.each(['location.pathname === "/x"', 'const to = location.href', 'list.push("/x")'])(
  '%s does not',
  (code) => {
    expect(writes(ts.createSourceFile('probe.ts', code, ts.ScriptTarget.Latest, true))).toEqual([]);
  },
);

test('nothing but utils/redirect.ts leaves the page', () => {
  const files = filesBelow('src').filter((file) => file !== WAY_OUT);
  expect(files.flatMap((file) => writes(parse(file)))).toEqual([]);
});
