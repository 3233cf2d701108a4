/** Inserts code into TypeScript files. Biome formats the result and sorts the imports. */
import ts from 'typescript';

/** Removes `as const`, `satisfies …` and parentheses around an expression. */
function unwrap(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return unwrap(node.expression);
  }
  return node;
}

/** Returns an array or object literal, or the last one among the arguments of a call; otherwise undefined. */
function literalIn(node) {
  const inner = unwrap(node);
  if (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner)) return inner;
  if (ts.isCallExpression(inner)) return inner.arguments.map(literalIn).findLast(Boolean);
  return undefined;
}

/** Finds a declaration by its name: `default` is the default export, `list.key` a property of an object. */
function findDeclared(source, path) {
  const [name, key] = path.split('.');
  let declared;
  const visit = (node) => {
    if (declared) return;
    if (name === 'default' && ts.isExportAssignment(node)) declared = literalIn(node.expression);
    else if (node.name?.getText?.() === name) {
      if (ts.isVariableDeclaration(node) && node.initializer) declared = literalIn(node.initializer);
      else if (ts.isInterfaceDeclaration(node)) declared = node;
      else if (ts.isFunctionDeclaration(node)) {
        const returned = node.body?.statements.find(ts.isReturnStatement)?.expression;
        declared = returned && literalIn(returned);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const property = key && declared?.properties?.find((candidate) => candidate.name?.getText() === key);
  const result = key ? property && literalIn(property.initializer) : declared;
  if (!result) throw new Error(`There is no list or object called ${path}.`);
  return result;
}

const parse = (text) =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Adds an entry at the end of a declaration: an array, object, interface or returned object. */
export function addEntry(text, name, entry) {
  const node = findDeclared(parse(text), name);
  const last = (node.elements ?? node.properties ?? node.members).at(-1);
  const separator = ts.isInterfaceDeclaration(node) ? '\n' : ', ';
  return last
    ? `${text.slice(0, last.end)}${separator}${entry}${text.slice(last.end)}`
    : `${text.slice(0, node.end - 1)}${entry}${text.slice(node.end - 1)}`;
}

/** Adds an array element after the last element that `sibling` matches, in any array of the file. */
export function addBeside(text, sibling, entry) {
  let last;
  const visit = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      last = node.elements.findLast((element) => sibling.test(element.getText())) ?? last;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  if (!last) throw new Error(`No element matches ${sibling}.`);
  return `${text.slice(0, last.end)}, ${entry}${text.slice(last.end)}`;
}

/**
 * Adds an import after the first one, unless the file imports its name already. Biome merges imports of the same module.
 */
export function addImport(text, statement) {
  const imports = parse(text).statements.filter((node) => ts.isImportDeclaration(node) && node.importClause);
  const [, name] = /(\w+)(?: \})? from/.exec(statement);
  const isName = new RegExp(`\\b${name}\\b`);
  if (imports.some(({ importClause }) => isName.test(importClause.getText()))) return text;
  const at = imports[0]?.end ?? 0;
  return `${text.slice(0, at)}\n${statement}${text.slice(at)}`;
}
