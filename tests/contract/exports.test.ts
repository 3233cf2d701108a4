/**
 * Another file of the project imports every export, or it is a part of its own file that a test imports. No code
 * exists only for its tests.
 * @jest-environment node
 */
import ts from 'typescript';
import { resolveImport } from './imports';
import { filesBelow, isInside, nodes, parse } from './sources';

/** Umi reads these by their names. The last one is loaded as a separate bundle (scripts/prerender/renderer.mjs). */
const CONVENTIONAL = ['src/app.tsx', 'src/loading.tsx', 'src/prerender/renderPage.tsx'];
/**
 * Models are collected by folder, languages by file name, pages by the route table. Each of them imports the default
 * export.
 */
const DEFAULTS_READ = /^src\/(?:models|pages|layouts|mockTools\/pages|locales)\//;

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

/** Returns the names that a file exports. Names of `export *` belong to its source. */
function listExports(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement): string[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
    }
    const isDefault =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    const { name } = statement as ts.DeclarationStatement;
    return isDefault ? ['default'] : name ? [name.text] : [];
  });
}

const ALL = '*';

/** Returns the imports of a file: `file#name`, or `file#*` for all names. */
function listTaken(file: string, source: ts.SourceFile): string[] {
  return [...nodes(source)].flatMap((node): string[] => {
    const take = (specifier: ts.Node | undefined, names: readonly string[]) => {
      const from = specifier && ts.isStringLiteralLike(specifier) && resolveImport(file, specifier.text);
      return from ? names.map((name) => `${from}#${name}`) : [];
    };
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause } = node;
      const bindings = clause?.namedBindings;
      return take(node.moduleSpecifier, [
        ...(clause?.name ? ['default'] : []),
        ...(bindings && ts.isNamedImports(bindings)
          ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : bindings
            ? [ALL]
            : []),
      ]);
    }
    if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      return take(
        node.moduleSpecifier,
        clause && ts.isNamedExports(clause)
          ? clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : [],
      );
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      return take(node.argument.literal, [node.qualifier?.getText().split('.')[0] ?? ALL]);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return take(node.arguments[0], [ALL]);
    }
    return [];
  });
}

/** Adds to every import from a file with `export *` the import from its source. */
function followStars(taken: Set<string>, sources: readonly ts.SourceFile[]): Set<string> {
  const stars = sources.flatMap((source) =>
    source.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || statement.exportClause || !statement.moduleSpecifier)
        return [];
      const from = source.fileName;
      const to = resolveImport(from, (statement.moduleSpecifier as ts.StringLiteral).text);
      return to ? [{ from, to }] : [];
    }),
  );
  let grown = true;
  while (grown) {
    grown = false;
    for (const { from, to } of stars) {
      for (const name of [...taken].filter((one) => one.startsWith(`${from}#`))) {
        const passed = `${to}#${name.slice(from.length + 1)}`;
        if (!taken.has(passed)) {
          taken.add(passed);
          grown = true;
        }
      }
    }
  }
  return taken;
}

test('finds the exports and imports of a file', () => {
  const code = `
    import a, { b as c, type D } from '@/constants';
    import * as e from './sources';
    export { f } from '@/loading';
    type G = import('@/contract').Endpoint;
    export const h = 1, { i } = j;
    export interface K {}
    export default function l() {}
  `;
  const source = ts.createSourceFile('probe.ts', code, ts.ScriptTarget.Latest, true);
  expect(listExports(source)).toEqual(['f', 'h', 'i', 'K', 'default']);
  expect(listTaken('tests/contract/probe.ts', source)).toEqual([
    'src/constants.ts#default',
    'src/constants.ts#b',
    'src/constants.ts#D',
    'tests/contract/sources.ts#*',
    'src/loading.tsx#f',
    'src/contract/index.ts#Endpoint',
  ]);
});

/** Whether a file uses a name that it declares: the name occurs in it more than once. */
const isUsedWithin = (source: ts.SourceFile, name: string): boolean =>
  [...nodes(source)].filter((node) => ts.isIdentifier(node) && node.text === name).length > 1;

const readAll = (folders: readonly string[]) =>
  folders.flatMap((folder) => filesBelow(folder, /\.[mc]?[jt]sx?$/)).map(parse);
const takenBy = (sources: readonly ts.SourceFile[], through: readonly ts.SourceFile[]) =>
  followStars(new Set(sources.flatMap((source) => listTaken(source.fileName, source))), through);

test('finds for every export of src and of mock/_domain an import, and not only in tests', () => {
  const project = [...readAll(['src', 'mock', 'config', 'scripts']), parse('.umirc.ts')];
  const taken = takenBy(project, project);
  const tested = takenBy(readAll(['tests']), project);
  const takes = (by: Set<string>, file: string, name: string) =>
    by.has(`${file}#${name}`) || by.has(`${file}#${ALL}`);
  const unused = project
    .filter(({ fileName }) => isInside(fileName, 'src') || isInside(fileName, 'mock/_domain'))
    .filter(({ fileName }) => !CONVENTIONAL.includes(fileName))
    .flatMap((source) =>
      listExports(source)
        .filter((name) => name !== 'default' || !DEFAULTS_READ.test(source.fileName))
        .filter((name) => !takes(taken, source.fileName, name))
        .filter((name) => !takes(tested, source.fileName, name) || !isUsedWithin(source, name))
        .map((name) => `${source.fileName}#${name}`),
    );
  expect(unused).toEqual([]);
});
