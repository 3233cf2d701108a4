/** Finds the code of a guard: the function itself, and the declarations of its file that only it uses. */
import ts from 'typescript';
import { nodes, parse, read } from './sources';

/** From the first character to the one after the last. */
interface Range {
  start: number;
  end: number;
}

interface Declaration extends Range {
  names: string[];
  isExported: boolean;
  /** Each name that it uses. */
  uses: Set<string>;
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

/** Whether an identifier only names a property, and does not use the file's declaration of that name. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return isMember || ts.isPropertySignature(parent) ? parent.name === node : false;
}

const listUses = (statement: ts.Statement): string[] =>
  [...nodes(statement)].flatMap((node) =>
    ts.isIdentifier(node) && !isPropertyName(node) ? [node.text] : [],
  );

function listNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  }
  const { name } = statement as ts.DeclarationStatement;
  const named = name && ts.isIdentifier(name) ? [name.text] : [];
  const hasModifier = (kind: ts.SyntaxKind) =>
    ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((one) => one.kind === kind);
  return hasModifier(ts.SyntaxKind.DefaultKeyword) ? [...named, 'default'] : named;
}

/** Types guard nothing, and the names of their parameters are not uses. */
const isType = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const known = new Map<string, Declaration[]>();

/** Returns the top-level declarations of a file, without types and imports. */
function listDeclarations(file: string): Declaration[] {
  const found = known.get(file) ?? readDeclarations(file);
  known.set(file, found);
  return found;
}

function readDeclarations(file: string): Declaration[] {
  return parse(file)
    .statements.filter((statement) => !ts.isImportDeclaration(statement) && !isType(statement))
    .map((statement) => ({
      start: statement.getStart(),
      end: statement.getEnd(),
      names: listNames(statement),
      isExported:
        ts.isExportAssignment(statement) ||
        (ts.canHaveModifiers(statement) &&
          (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
      uses: new Set(listUses(statement)),
    }));
}

/**
 * Returns the declaration of a name, and those of its file that only it uses, directly or through one another. A
 * declaration that two functions share belongs to neither: the test that misses it may be about the other one.
 */
function listParts(file: string, name: string): Declaration[] {
  const all = listDeclarations(file);
  const parts = all.filter(({ names }) => names.includes(name));
  const isItsOwn = (one: Declaration) => {
    const users = all.filter((other) => other !== one && one.names.some((used) => other.uses.has(used)));
    return !one.isExported && users.length > 0 && users.every((user) => parts.includes(user));
  };
  for (let more = true; more; ) {
    const found = all.filter((one) => !parts.includes(one) && isItsOwn(one));
    parts.push(...found);
    more = found.length > 0;
  }
  return parts;
}

/** Whether a file declares a name at its top level. */
export const isDeclared = (file: string, name: string): boolean =>
  listDeclarations(file).some(({ names }) => names.includes(name));

/**
 * Whether a text, which occurs once in the file, lies within the code of a name that the file declares at its top
 * level.
 */
export function isInGuard(file: string, name: string, text: string): boolean {
  const start = read(file).indexOf(text);
  // Line breaks around the text do not count.
  const from = start + text.length - text.trimStart().length;
  const to = start + text.trimEnd().length;
  return start !== -1 && listParts(file, name).some((part) => part.start <= from && to <= part.end);
}
