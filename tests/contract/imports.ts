/** Lists the imports between files for the agreement tests, including types and dynamic imports. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isFile, nodes, parse } from './sources';

export interface Import {
  from: string;
  to: string;
}

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '.js', '.mjs'];

/** Returns the specifier that a node imports; undefined for any other node. */
function specifierOf(node: ts.Node): string | undefined {
  const named =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && /^(?:import|require|jest\.\w+)$/.test(node.expression.getText())
          ? node.arguments[0]
          : undefined;
  return named && ts.isStringLiteralLike(named) ? named.text : undefined;
}

/** Returns the repository's file to which a specifier resolves; undefined for a package or a generated file. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  return ENDINGS.map((ending) => base + ending).find((file) => /\.\w+$/.test(file) && isFile(file));
}

/** Whether a node that imports does so at run time. Type imports do not. */
export const isRuntimeImport = (node: ts.Node): boolean =>
  !(
    ts.isImportTypeNode(node) ||
    (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly)
  );

/** Returns the repository's files that one file imports, by the nodes that count. */
export function importsIn(
  file: string,
  source: ts.SourceFile = parse(file),
  isCounted: (node: ts.Node) => boolean = () => true,
): Import[] {
  const targets = [...nodes(source)].flatMap((node) => {
    const specifier = isCounted(node) ? specifierOf(node) : undefined;
    const to = specifier && resolveImport(file, specifier);
    return to ? [to] : [];
  });
  return [...new Set(targets)].map((to) => ({ from: file, to }));
}

/** Returns the initial value of a constant in a file, or of one that the file imports; undefined otherwise. */
export function findConstant(
  source: ts.SourceFile,
  name: string,
): { source: ts.SourceFile; value: ts.Expression } | undefined {
  for (const node of nodes(source)) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      return { source, value: node.initializer };
    }
    if (ts.isImportSpecifier(node) && node.name.text === name) {
      const from = node.parent.parent.parent.moduleSpecifier as ts.StringLiteral;
      const file = resolveImport(source.fileName, from.text);
      return file ? findConstant(parse(file), (node.propertyName ?? node.name).text) : undefined;
    }
  }
  return undefined;
}

/** `from → to`, for messages. */
export const nameImport = ({ from, to }: Import): string => `${from} → ${to}`;

/** Returns circular imports: groups of files in which each file imports the others, directly or indirectly. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const queue = [...(targets.get(start) ?? [])];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      queue.push(...(targets.get(file) ?? []));
    }
    return seen;
  };
  const reach = new Map([...targets.keys()].map((file) => [file, reachable(file)]));
  const circles = [...targets.keys()]
    .filter((file) => reach.get(file)?.has(file))
    .map((file) => [...(reach.get(file) ?? [])].filter((other) => reach.get(other)?.has(file)).sort());
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

const isNested = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * Returns the imports between folders that import each other. A folder and a folder within it count as one: a
 * page and its `components` may import each other.
 */
export function findBothWayFolders(imports: readonly Import[]): string[] {
  const between = new Map<string, Import[]>();
  for (const each of imports) {
    const [from, to] = [dirname(each.from), dirname(each.to)];
    if (from === to || isNested(from, to)) continue;
    const pair = `${from} → ${to}`;
    between.set(pair, [...(between.get(pair) ?? []), each]);
  }
  return [...between].flatMap(([pair, all]) => {
    const [from, to] = pair.split(' → ');
    return between.has(`${to} → ${from}`) ? all.map(nameImport) : [];
  });
}
