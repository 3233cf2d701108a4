/** Names of countries in a language, as the reader's browser knows them. */
import { countries, HOME_COUNTRY } from '@/validation/countries';

interface Country {
  code: string;
  name: string;
}

/** Every country by its name in `locale`, in that language's order; the home country before all others. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const all = countries.map((code) => ({ code, name: names.of(code) ?? code }));
  const home = all.filter(({ code }) => code === HOME_COUNTRY);
  const others = all.filter(({ code }) => code !== HOME_COUNTRY);
  return [...home, ...others.sort((one, other) => compare(one.name, other.name))];
}

/** A country's name in `locale`; '' for none. */
export const getCountryName = (code: string, locale: string): string =>
  code && (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
