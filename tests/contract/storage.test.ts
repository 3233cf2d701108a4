/**
 * docs/storage.md has a row for everything that the portal stores on a device, and no other row. No secret field is
 * stored, and one module opens the browser's storage.
 * @jest-environment ./tests/support/sourcesEnvironment.js
 */

import { SESSION_COOKIE, VISITOR_COOKIE } from '../../mock/_domain/lib/cookies';
import { SHARED_BROWSER_COOKIE } from '../../src/constants';
import { LOCALE_COOKIE } from '../../src/locales/localeChoice';
import { read } from './sources';
import { listDirectUses, listStoredKeys } from './storedKeys';
import { tableRows } from './tables';

const DOCUMENT = 'docs/storage.md';
const TAB = 'portal_kept_';
const DRAFT = 'portal_draft_';

const rows = tableRows(DOCUMENT, 'key');
const named = rows.map(([key = '']) => key.replaceAll('`', ''));
const stored = listStoredKeys();

test('finds a readable name wherever data are stored', () => {
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

test('stores no field whose name indicates a secret, or the number of a document or company', () => {
  const SECRET =
    /pwd|passw|secret|code|captcha|\bpin\b|idno|uscc|licen[cs]e|cardno|answer|^files?$|token|certificate/i;
  expect(['newPwd', 'guardian.idNo', 'code', 'answers'].filter((field) => !SECRET.test(field))).toEqual([]);
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
