/**
 * The names of the country's regions in the reader's script. The data and the server have them in simplified
 * characters; `npm run regions` makes the other tables, of which the one needed loads with the first page that shows a
 * place.
 */
import type { Locale } from '@/locales/languages';
import { listRegionCodes, MAINLAND_LEVELS, type RegionLevels, type RegionNode } from '@/validation/regions';

/** Names by code (GB/T 2260). In Roman letters some have their pinyin after a slash, by which they are found too. */
type RegionTable = Readonly<Record<string, string>>;

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

/** The script of a language's region names; `table` is empty if they stay as they are. */
export interface RegionNames {
  script: RegionScript;
  table: RegionTable;
}

/** The names as the data has them: for readers of them, and where the reader's own did not load. */
export const ORIGINAL_NAMES: RegionNames = { script: 'original', table: {} };

type TableModule = Promise<{ default: RegionTable }>;

/** By script: the names of provinces and cities, and those of the regions below. */
const loaders: Record<Exclude<RegionScript, 'original'>, (() => TableModule)[]> = {
  traditional: [
    () => import('./regions/traditionalCities.json'),
    () => import('./regions/traditionalDistricts.json'),
  ],
  roman: [() => import('./regions/romanCities.json'), () => import('./regions/romanDistricts.json')],
};

/**
 * Loads the names for the readers of a language; another one than the portal's counts as zh-CN. `levels` is how deep the
 * places go that are named.
 */
export async function loadRegionNames(
  locale: string,
  levels: RegionLevels = MAINLAND_LEVELS,
): Promise<RegionNames> {
  const script = Object.hasOwn(regionScripts, locale) ? regionScripts[locale as Locale] : 'original';
  if (script === 'original') return ORIGINAL_NAMES;
  const loads = loaders[script].slice(0, levels - 1);
  const tables = await Promise.all(loads.map(async (load) => (await load()).default));
  return { script, table: Object.assign({}, ...tables) };
}

/** The name of one region, without its pinyin; undefined where the table has none. */
const findName = (table: RegionTable, code: string): string | undefined => table[code]?.split('/')[0];

/**
 * The names of a place for the reader, down to a code: 廣東省廣州市天河區, 'Tianhe, Guangzhou, Guangdong'. undefined
 * where its original names are what to show: the reader's own script, or a region that is newer than the table.
 */
export function formatRegion({ script, table }: RegionNames, code: string): string | undefined {
  if (script === 'original') return undefined;
  const names = listRegionCodes(code).map((one) => findName(table, one));
  if (!names.every(Boolean)) return undefined;
  return script === 'roman' ? names.reverse().join(', ') : names.join('');
}

interface RegionLabel {
  /** In the reader's script: undefined where the original is, '' for what only gathers regions and has no name. */
  name: string | undefined;
  /** The original name; undefined where the reader sees `name` alone. */
  original: string | undefined;
}

/** How a list of regions names one of them. */
export function getRegionLabel({ script, table }: RegionNames, { code, name }: RegionNode): RegionLabel {
  const known = findName(table, code);
  return { name: known, original: script === 'traditional' && known ? undefined : name };
}

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
export const getRegionSearchText = ({ table }: RegionNames, { code, name }: RegionNode): string =>
  foldRegionText(`${name} ${table[code] ?? ''}`);
