/**
 * docs/storage.md has a row for everything that the portal stores on a device, and no other row. No secret field is
 * stored, nor any value that a step-up revealed, and one module opens the browser's storage.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */

import ts from 'typescript';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../mock/_domain/lib/cookies';
import { SHARED_BROWSER_COOKIE } from '../../src/constants';
import { LOCALE_COOKIE } from '../../src/locales/localeChoice';
import { filesBelow, nodes, parse, read } from './sources';
import { listDirectUses, listStoredKeys } from './storedKeys';
import { tableRows } from './tables';

const DOCUMENT = 'docs/storage.md';
const TAB = 'portal_kept_';
const DRAFT = 'portal_draft_';

const rows = tableRows(DOCUMENT, 'key');
const named = rows.map(([key = '']) => key.replaceAll('`', ''));
const stored = listStoredKeys();

test('can read each name under which data are stored', () => {
  expect(stored.unknown).toEqual([]);
});

const [SHARED = ''] = SHARED_BROWSER_COOKIE.split('=');

test('has in the table every key of the sources, every cookie, and nothing else', () => {
  const cookies = [SESSION_COOKIE, VISITOR_COOKIE, LOCALE_COOKIE, SHARED].map((name) => `${name} (cookie)`);
  const names = [
    ...stored.keys,
    ...stored.tabNames.map((name) => TAB + name),
    ...stored.draftNames.map((name) => DRAFT + name),
  ];
  expect([...named].sort()).toEqual([...cookies, ...names].sort());
  expect(stored.tabNames.length).toBeGreaterThan(20);
  expect(stored.draftNames.length).toBeGreaterThan(8);
});

test('has no empty cell', () => {
  expect(rows.filter((cells) => cells.includes(''))).toEqual([]);
});

/** Names of fields that contain a secret, or the number of a document, a card or a company. */
const SECRET =
  /pass|pwd|secret|(?<!post)code|captcha|pin$|token|answer|idno|uscc|licen[cs]e|certificate|^files?$|(?:card|cert|document|bank)(?:no|number|card)/i;

test.each(['newPwd2', 'stepUpPassword', 'code', 'answers.0', 'guardian.idNo', 'cardNumber', 'pin'])(
  'treats a field named %s as a secret',
  (field) => expect(field).toMatch(SECRET),
);

test('stores no field whose name indicates a secret, or the number of a document or company', () => {
  expect(stored.fields).toEqual(expect.arrayContaining(['email', 'mobile', 'guardian.name', 'description']));
  expect(stored.fields.filter((field) => SECRET.test(field))).toEqual([]);
});

test('opens storage in one module only, besides the early theme and two cookies for the server', () => {
  expect(listDirectUses()).toEqual([
    'src/prerender/early.ts',
    'src/utils/i18n/locale.ts',
    'src/utils/storage/sharedBrowser.ts',
    'src/utils/storage/storage.ts',
  ]);
  expect(read('src/prerender/early.ts')).not.toMatch(/setItem|removeItem|sessionStorage/);
  expect(read('src/utils/i18n/locale.ts')).not.toMatch(/localStorage|sessionStorage/);
});

/** Names that provide values revealed by a step-up. */
const REVEALING = ['useReveal', 'getOwnValue', 'getAddress', 'OwnValue'];
/** Modules that would store such values. */
const STORING = /^@\/(?:utils\/storage\/|hooks\/useTabState$)/;

const importsOf = (source: ts.SourceFile): [from: string, names: string[]][] =>
  [...nodes(source)].filter(ts.isImportDeclaration).map((node) => {
    const bindings = node.importClause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    return [(node.moduleSpecifier as ts.StringLiteral).text, names];
  });

test('stores nothing in files that read values revealed by a step-up', () => {
  const revealing = filesBelow('src').filter((file) =>
    importsOf(parse(file)).some(([, names]) => names.some((name) => REVEALING.includes(name))),
  );
  expect(revealing.length).toBeGreaterThan(5);
  const storing = revealing.filter((file) => importsOf(parse(file)).some(([from]) => STORING.test(from)));
  expect(storing).toEqual([]);
});

/** Forms that start with revealed values, and their only fields that may be stored. */
const UNGUARDED: Record<string, string[]> = {
  'src/pages/user/info_manage/address_manage/modify/components/ModifyAddressForm.tsx': [
    'district',
    'isDefault',
    'label',
  ],
};

test.each(Object.entries(UNGUARDED))('%s stores only %j of the revealed values', (file, fields) => {
  expect(listStoredKeys([file]).fields).toEqual(fields);
});
