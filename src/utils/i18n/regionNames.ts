/**
 * The names of the country's regions in the reader's script. The data and the server have them in simplified
 * characters; `npm run regions` makes what the other scripts need, which loads with the first page that shows a place.
 */
import type { Locale } from '@/locales/languages';
import { listRegionCodes, MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';

/**
 * Roman names by the code (GB/T 2260) of the region above: { "4401": "…, 06 Tianhe, …" }. Some have their pinyin
 * after a slash, by which they are found too.
 */
type RomanTable = Readonly<Record<string, string>>;

/**
 * - original: simplified characters, as they are
 * - traditional: the same names in traditional characters
 * - roman: Roman letters, with the original beside
 */
type RegionScript = 'original' | 'traditional' | 'roman';

const regionScripts: Record<Locale, RegionScript> = {
  'zh-CN': 'original',
  'zh-TW': 'traditional',
  'en-US': 'roman',
  'pt-BR': 'roman',
};

/** The script of a language's region names, and how to get the names in it. */
export type RegionNames =
  | { script: 'original' }
  /** Converts one name, or the names of a place one after the other. */
  | { script: 'traditional'; toTraditional: (original: string) => string }
  /** Finds a name and its pinyin by a code: '' for what only gathers regions, undefined for an unknown code. */
  | { script: 'roman'; find: (code: string) => string | undefined };

/** The names as the data has them: for readers of them, and where the reader's own did not load. */
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
 * Loads the names for the readers of a language; another one than the portal's counts as zh-CN. `levels` is how deep the
 * places go that are named.
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

/** The name of one region for the reader, with its pinyin; undefined where only the original is known. */
function findName(names: RegionNames, { code, name }: RegionNode): string | undefined {
  if (names.script === 'traditional') return names.toTraditional(name);
  return names.script === 'roman' ? names.find(code) : undefined;
}

const omitPinyin = (name: string | undefined): string | undefined => name?.split('/')[0];

/**
 * The names of a place for the reader, down to a code: 廣東省廣州市天河區, 'Tianhe, Guangzhou, Guangdong'. `original`:
 * the same names in simplified characters. undefined where these are what to show: the reader's own script, or a region
 * that is newer than the Roman names.
 */
export function formatRegion(names: RegionNames, code: string, original: string): string | undefined {
  if (names.script === 'traditional') return names.toTraditional(original);
  if (names.script === 'original') return undefined;
  const found = listRegionCodes(code).map((one) => omitPinyin(names.find(one)));
  return found.every(Boolean) ? found.reverse().join(', ') : undefined;
}

interface RegionLabel {
  /** In the reader's script: undefined where the original is, '' for what only gathers regions and has no name. */
  name: string | undefined;
  /** The original name; undefined where the reader sees `name` alone. */
  original: string | undefined;
}

/** How a list of regions names one of them. */
export const getRegionLabel = (names: RegionNames, region: RegionNode): RegionLabel => ({
  name: omitPinyin(findName(names, region)),
  original: names.script === 'traditional' ? undefined : region.name,
});

/** Letters alone, without marks and case: 'Xi’an' and "xi'an" are one, so are lü, lu and lv, and 臺 and 台. */
export const foldRegionText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\p{Z}]/gu, '')
    .toLowerCase()
    .replaceAll('v', 'u')
    // Two ways to write one character. Both become T, which is in no text that is all lower case.
    .replace(/[臺台]/g, 'T');

/** The searchable names of a region, folded: original, localized, and pinyin. */
export const getRegionSearchText = (names: RegionNames, region: RegionNode): string =>
  foldRegionText(`${region.name} ${findName(names, region) ?? ''}`);
