/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
// Pages marked `messages: 'first'` open before src/locales/<language>/later.ts is loaded. Their texts must not need it.
import { join } from 'node:path';
import ts from 'typescript';
import routes, { type PortalRoute } from '../../config/routes';
import { firstSubCodes } from '../../src/contract/firstSubCodes';
import { lazySubCodes } from '../../src/contract/lazySubCodes';
import lazySubCode from '../../src/locales/zh-CN/lazySubCode';
import subCode from '../../src/locales/zh-CN/subCode';
import { importsIn, isRuntimeImport, resolveImport } from './imports';
import { at, languages, messagesOf, nodes, parse, patternOf, root, textOf } from './sources';

const all = new Set(Object.keys(messagesOf('zh-CN')));

/** Keys in the code of these pages that are not shown there before the later messages are loaded, with the reason. */
const UNREACHED: Record<string, string> = {
  'phrase.yours': 'signInPhrase loads the later messages before it shows a phrase',
  'stepUp.declined': 'only signed-in users get a step-up',
  'stepUp.impossible': 'only signed-in users get a step-up',
};

/** Refusals that the sign-in page's files name and never receive, with the reason. */
const LATER_REFUSALS: Record<string, string> = {
  MOBILE_TAKEN: 'ends a code that proves a number for a registration or a change (utils/storage/codes)',
  PROOF_MISMATCH: 'ends a code that proves an account for a reset',
  PROOF_USED_UP: 'ends a code that proves an account for a reset',
};

const firstMessageKeys = (language: string): Set<string> =>
  new Set(Object.keys(require(join(root, 'src/locales', language, 'index.ts')).default));

/** Whether an import() runs only after the later messages are loaded: loadAllMessages().then(() => import('…')). */
function awaitsAllMessages(node: ts.Node): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isCallExpression(above) && /\bloadAllMessages\(\)\s*\.then$/.test(above.expression.getText()))
      return true;
  }
  return false;
}

/** Returns every file of src that these files import, including lazy-loaded panels. */
function importedFilesOf(files: string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const isCounted = (node: ts.Node) => isRuntimeImport(node) && !awaitsAllMessages(node);
    for (const { to } of importsIn(file, parse(file), isCounted)) {
      if (/^src\/(?!locales\/|mockTools\/).*\.tsx?$/.test(to)) found.add(to);
    }
  }
  return [...found];
}

/** Returns the message keys in a file, and those that its templates can build, with their places. */
function keysIn(file: string): [key: string, where: string][] {
  const source = parse(file);
  return [...nodes(source)].flatMap((node): [string, string][] => {
    const text = textOf(node);
    if (text !== undefined && all.has(text)) return [[text, at(source, node)]];
    const pattern = patternOf(node);
    // useSubCodeMessage shows the server's message if a key subCode.* is not loaded.
    if (!pattern || !/^\^[a-z]\w*\\\./.test(pattern.source) || pattern.source.startsWith('^subCode\\.'))
      return [];
    return [...all].filter((key) => pattern.test(key)).map((key) => [key, at(source, node)]);
  });
}

const toFile = (component: string): string =>
  resolveImport('src/pages/index.tsx', component) ?? `no file for ${component}`;

/** Returns each page that opens with the first messages, with the layouts around it. */
function firstPages(rows: readonly PortalRoute[], layouts: string[] = []): [path: string, files: string[]][] {
  return rows.flatMap((row) => {
    const files = row.component ? [...layouts, toFile(row.component)] : layouts;
    if (row.routes) return firstPages(row.routes, files);
    return row.messages === 'first' ? [[row.path, files] as [string, string[]]] : [];
  });
}

const pages = firstPages(routes).map(([path, files]) => [path, importedFilesOf(files)] as const);

test.each(pages)('%s uses only messages that are loaded first', (_path, files) => {
  const keys = files.flatMap(keysIn).filter(([key]) => !(key in UNREACHED));
  for (const language of languages) {
    const first = firstMessageKeys(language);
    expect(keys.filter(([key]) => !first.has(key))).toEqual([]);
  }
});

test.each(pages)('%s names no refusal that is loaded later', (_path, files) => {
  const later = new Set(Object.keys(lazySubCodes));
  const named = files
    .filter((file) => !file.startsWith('src/contract/'))
    .flatMap((file) => {
      const source = parse(file);
      return [...nodes(source)].map((node) => [textOf(node), at(source, node)] as const);
    });
  expect(
    named.filter(([name]) => name !== undefined && later.has(name) && !(name in LATER_REFUSALS)),
  ).toEqual([]);
});

test('has a first message for each first refusal, and a later message for each later one', () => {
  const keysOf = (table: object) =>
    Object.keys(table)
      .map((name) => `subCode.${name}`)
      .sort();
  expect(Object.keys(subCode).sort()).toEqual(keysOf(firstSubCodes));
  expect(Object.keys(lazySubCode).sort()).toEqual(keysOf(lazySubCodes));
});

test('includes the panels of the sign-in page and their components', () => {
  const [, files = []] = pages.find(([path]) => path === '/uaa/login') ?? [];
  expect(files).toEqual(
    expect.arrayContaining([
      'src/layouts/UaaLayout.tsx',
      'src/pages/uaa/login/components/SmsSignInForm.tsx',
      'src/pages/uaa/login/components/QrSignInPanel.tsx',
      'src/components/Field/MobileField/index.tsx',
    ]),
  );
  expect(files).not.toContain('src/features/idleTimeout/components/SignOutNotice.tsx');
});
