/** Reads the repository's own files for the agreement tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Locale as Language } from '../../src/locales/languages';

export const root = join(__dirname, '../..');

export { LOCALES as languages, type Locale as Language } from '../../src/locales/languages';

/** Returns the files below a folder of the repository, without generated ones, as paths from its root. */
export function filesBelow(folder: string, ending = /\.tsx?$/): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file) && !file.includes('.umi'))
    .sort();
}

/** Whether a file is in a folder, at any depth. */
export const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const isFile = (file: string): boolean => existsSync(join(root, file));

/** Returns the syntax tree of code that a file with this name would contain. */
export function parseCode(file: string, code: string): ts.SourceFile {
  // In JSX, a generic arrow function (`<T>(…`) would start an element and hide the code after it.
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

const { sharedSources } = globalThis as { sharedSources?: { trees: Map<string, ts.SourceFile> } };
/** Syntax trees that all test files of a worker share (tests/support/jest/sourcesEnvironment.js). */
const trees = sharedSources?.trees ?? new Map<string, ts.SourceFile>();

/** Returns the syntax tree of one file. */
export function parse(file: string): ts.SourceFile {
  const text = read(file);
  const known = trees.get(file);
  // In watch mode the file may have changed.
  if (known?.text === text) return known;
  const tree = parseCode(file, text);
  trees.set(file, tree);
  return tree;
}

/** Yields every node of a tree, depth first. Leaves out the tokens, of which there are more than nodes. */
export function* nodes(node: ts.Node): Generator<ts.Node> {
  const stack = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => {
      children.push(child);
    });
    for (let index = children.length - 1; index >= 0; index -= 1) stack.push(children[index] as ts.Node);
  }
}

/** Returns `file:line` of a node, for messages. */
export function at(source: ts.SourceFile, node: ts.Node): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, join(root, source.fileName))}:${line + 1}`;
}

/** Returns the text of a string literal, a template's fixed part or JSX text; undefined for any other node. */
export function textOf(node: ts.Node): string | undefined {
  const hasText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node);
  return hasText ? node.text : undefined;
}

/**
 * Returns a pattern of the texts that a template can build. Each placeholder matches one part between dots:
 * `error.http.${status}` → /^error\.http\.[^.]+$/. Undefined for any other node.
 */
export function patternOf(node: ts.Node): RegExp | undefined {
  if (!ts.isTemplateExpression(node)) return undefined;
  const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const rest = node.templateSpans.map((span) => `[^.]+${escapeRegExp(span.literal.text)}`);
  return new RegExp(`^${escapeRegExp(node.head.text)}${rest.join('')}$`);
}

/** Returns all messages of one language. */
export function messagesOf(language: Language): Record<string, string> {
  // By its full name: beside each folder there is the empty file of the same name that Umi reads.
  const words = (file: string) => require(join(root, 'src/locales', language, file)).default;
  return { ...words('index.ts'), ...words('later.ts'), ...words('template/index.ts') };
}
