/** Country names in a language, as provided by the browser. */
import { countries, HOME_COUNTRY } from '@/validation/countries';

interface Country {
  code: string;
  name: string;
}

/** Returns all countries named in `locale` and sorted by its collation; the home country comes first. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const all = countries.map((code) => ({ code, name: names.of(code) ?? code }));
  const home = all.filter(({ code }) => code === HOME_COUNTRY);
  const others = all.filter(({ code }) => code !== HOME_COUNTRY);
  return [...home, ...others.sort((one, other) => compare(one.name, other.name))];
}

/** Returns the country's name in `locale`, or '' for an empty code. */
export const getCountryName = (code: string, locale: string): string =>
  code && (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
