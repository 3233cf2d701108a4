import { getRequestLocale } from '../../../scripts/serve/requestLocale';

test.each([
  // The most preferred language of the portal.
  ['en-GB,en;q=0.9', 'en-US'],
  ['de, pt;q=0.5, en;q=0.8', 'en-US'],
  ['en;q=0.2,pt;q=0.9,zh;q=0.1', 'pt-BR'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hans-TW', 'zh-CN'],
  ['en;q=0, pt-PT;q=0.1', 'pt-BR'],
  // None of the portal's languages.
  ['de, fr;q=0.5', 'zh-CN'],
  ['*', 'zh-CN'],
  ['', 'zh-CN'],
  [undefined, 'zh-CN'],
  // A list that is malformed, wholly or in part.
  [';;q=1,,=', 'zh-CN'],
  ['en;q=abc, pt', 'pt-BR'],
  [`${'x'.repeat(9000)}, en`, 'en-US'],
])('returns for Accept-Language %j the language %s', (header, locale) => {
  expect(getRequestLocale({ 'accept-language': header })).toBe(locale);
});

test.each([
  ['portal_locale=pt-BR', 'pt-BR'],
  ['session=1;portal_locale=zh-TW ; x=y', 'zh-TW'],
  // Not a language of the portal: treated as if there were no cookie.
  ['portal_locale=de-DE', 'en-US'],
  ['portal_locale=pt', 'en-US'],
  ['portal_locale=%zz', 'en-US'],
  ['portal_locale', 'en-US'],
  ['portal_locale=__proto__; portal_locale=pt-BR', 'pt-BR'],
  ['my_portal_locale=pt-BR', 'en-US'],
  [';=;;', 'en-US'],
])('returns for the cookie %j the language %s', (cookie, locale) => {
  expect(getRequestLocale({ cookie, 'accept-language': 'en' })).toBe(locale);
});
