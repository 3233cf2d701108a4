import { LOCALES } from '@/locales/languages';
import { assertLocaleFormat, chooseLocale, isLocale, matchLocale } from '@/locales/localeChoice';

const nobody = { stored: null, browser: [] };

describe('the order', () => {
  const all = { stored: 'pt-BR', globalLang: 'en-US', browser: ['zh-TW'], configured: 'en-US' };

  test('stored, global setting, browser, configured, zh-CN', () => {
    expect(chooseLocale(all)).toBe('pt-BR');
    expect(chooseLocale({ ...all, stored: null })).toBe('en-US');
    expect(chooseLocale({ ...all, stored: null, globalLang: undefined })).toBe('zh-TW');
    expect(chooseLocale({ ...all, stored: null, globalLang: undefined, browser: [] })).toBe('en-US');
    expect(chooseLocale(nobody)).toBe('zh-CN');
  });

  test('chooses the first supported language of the browser, else the default', () => {
    expect(chooseLocale({ ...nobody, browser: ['fr-FR', 'pt-PT', 'en'] })).toBe('pt-BR');
    expect(chooseLocale({ ...nobody, browser: ['fr', 'de'] })).toBe('zh-CN');
  });

  test('ignores an invalid global setting', () => {
    expect(chooseLocale({ ...nobody, globalLang: '__proto__', browser: ['en'] })).toBe('en-US');
    expect(chooseLocale({ ...nobody, globalLang: { toString: () => 'en-US' } })).toBe('zh-CN');
  });

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'xx-YY',
    'fr-FR',
    'en_US',
    'EN-us',
    'zh-Hant',
    '<img onerror=alert(1)>',
    'en-US<script>',
    '',
    ' en-US',
  ])('stored %j is damage: the default, whatever the browser wants', (stored) => {
    expect(chooseLocale({ stored, globalLang: 'pt-BR', browser: ['en-US'] })).toBe('zh-CN');
    expect(chooseLocale({ stored, browser: [], configured: 'en-US' })).toBe('en-US');
  });

  test.each([
    ['en', 'en-US'],
    ['pt', 'pt-BR'],
    ['zh-HK', 'zh-TW'],
  ])('stored %j means %s', (stored, locale) => {
    expect(chooseLocale({ ...nobody, stored })).toBe(locale);
  });
});

test.each([
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  // The script is what is wished, wherever one lives.
  ['zh-Hans-HK', 'zh-CN'],
  ['zh_hans_TW', 'zh-CN'],
  ['zh-cmn-Hans-MO', 'zh-CN'],
  ['zh-Hant-CN', 'zh-TW'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['EN_us', 'en-US'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['fr', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('matches the tag %j to the locale %s', (tag, locale) => {
  expect(matchLocale(tag)).toBe(locale);
});

describe('the format', () => {
  test.each(['zh', 'zh-CN', 'xx-YY'])('%j is a locale code', (lang) => {
    expect(() => assertLocaleFormat(lang)).not.toThrow();
  });

  test.each([
    '',
    'z',
    'zhh',
    'ZH-CN',
    'zh-cn',
    'zh-CNN',
    'zh-CN-x',
    'zh-',
    'zhCN',
    'constructor',
    'en-US\n',
    null,
    7,
  ])('%j is not', (lang) => {
    expect(() => assertLocaleFormat(lang)).toThrow('setLocale lang format error');
  });
});

test('supports exactly four languages', () => {
  expect([...LOCALES].sort()).toEqual(['en-US', 'pt-BR', 'zh-CN', 'zh-TW']);
  expect(LOCALES.every(isLocale)).toBe(true);
  expect([isLocale('fr-FR'), isLocale('constructor'), isLocale(undefined)]).toEqual([false, false, false]);
});
