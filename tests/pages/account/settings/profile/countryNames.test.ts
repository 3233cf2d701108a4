import { getCountryName, listCountries } from '@/pages/account/settings/profile/countryNames';
import { countries, isCountry } from '@/validation/countries';

test('every code is one, and stands once', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries).size).toBe(249);
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(['CN', 'BR', 'ZZ', 'cn', '', 'constructor'].map(isCountry)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each(['zh-CN', 'zh-TW', 'en-US', 'pt-BR'])(
  '%s: the home country first, the others in order',
  (locale) => {
    const [home, ...others] = listCountries(locale);
    expect(home?.code).toBe('CN');
    expect(others).toHaveLength(248);
    const names = others.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    // A code in place of a name would be no name.
    expect(listCountries(locale).filter(({ code, name }) => name === code)).toEqual([]);
  },
);

test('no language is mixed into another', () => {
  const han = /\p{Script=Han}/u;
  const latin = /[A-Za-z]/;
  for (const locale of ['en-US', 'pt-BR'])
    expect(listCountries(locale).filter(({ name }) => han.test(name))).toEqual([]);
  for (const locale of ['zh-CN', 'zh-TW'])
    expect(listCountries(locale).filter(({ name }) => latin.test(name))).toEqual([]);
  expect(getCountryName('DE', 'pt-BR')).toBe('Alemanha');
  expect(getCountryName('', 'pt-BR')).toBe('');
});
