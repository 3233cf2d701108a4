import { listCountries } from '@/pages/account/settings/profile/countryNames';
import { countries, isCountry } from '@/validation/countries';

test('lists each of the 249 country codes once and accepts no other code', () => {
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
  'lists the home country first and sorts the others by name in %s',
  (locale) => {
    const [home, ...others] = listCountries(locale);
    expect(home?.code).toBe('CN');
    expect(others).toHaveLength(248);
    const names = others.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    // A name equal to its code means that the browser has no name for it.
    expect(listCountries(locale).filter(({ code, name }) => name === code)).toEqual([]);
  },
);
