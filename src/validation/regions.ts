/**
 * Provinces, cities and districts of China (GB/T 2260) as a tree. A code identifies the deepest selected level; some
 * provinces have no cities, and some cities no districts.
 */
import type { Problem } from './problem';

export interface RegionNode {
  code: string;
  name: string;
  children?: RegionNode[];
}

/** Number of levels that a field requires: up to the city, or to the district. */
export type RegionLevels = 2 | 3;

export const MAINLAND_LEVELS: RegionLevels = 3;

/**
 * Codes that only group regions directly below a province (GB/T 2260: 90, and 02 of a municipality); addresses do not
 * contain their names.
 */
const GATHERING = /^(?:\d{2}90|5002)00$/;
/** Code of a municipality's only city, which is the municipality itself. */
const OWN_CITY = /^(?:11|12|31|50)0100$/;

/** Whether a code only groups regions below a province. */
const isGathering = (code: string): boolean => GATHERING.test(code);

/** Returns the codes of the places in an address, province first, down to a code of any level. */
export function listRegionCodes(code: string): string[] {
  const codes = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code];
  return [...new Set(codes)].filter((one) => !isGathering(one) && !OWN_CITY.test(one));
}

const childrenOf = ({ children = [] }: RegionNode): readonly RegionNode[] => children;

/** Returns the regions from the province down to a code; [] for an unknown one. */
export function findRegionPath(tree: readonly RegionNode[], code: string): RegionNode[] {
  for (const node of tree) {
    if (node.code === code) return [node];
    const below = findRegionPath(childrenOf(node), code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Returns the names of a region as in an address, province first; a municipality appears once. */
export function getRegionNames(tree: readonly RegionNode[], code: string): string[] {
  const names = findRegionPath(tree, code)
    .filter(({ code: one }) => !isGathering(one))
    .map(({ name }) => name);
  return [...new Set(names)];
}

/** Whether a code is of the deepest level that exists in its region, or of the required level. */
export function isDeepEnough(
  tree: readonly RegionNode[],
  code: string,
  levels: RegionLevels = MAINLAND_LEVELS,
): boolean {
  const path = findRegionPath(tree, code);
  const last = path.at(-1);
  return last !== undefined && (path.length >= levels || childrenOf(last).length === 0);
}

/** Whether a code is precise enough for an address: a district, or a region without districts. */
export const isDistrict = (tree: readonly RegionNode[], code: string): boolean =>
  isDeepEnough(tree, code) && findRegionPath(tree, code).length <= MAINLAND_LEVELS;

/** Returns the code after a selection: a level with a single subregion is selected automatically. */
export function resolveRegionCode(
  tree: readonly RegionNode[],
  code: string,
  levels: RegionLevels = MAINLAND_LEVELS,
): string {
  const path = findRegionPath(tree, code);
  const only = path.length < levels && path.at(-1)?.children;
  return only && only.length === 1 && only[0] ? resolveRegionCode(tree, only[0].code, levels) : code;
}

/** Checks a chosen region. Before the tree is loaded, a stored choice is valid: the server checks it. */
export function checkRegion(tree: readonly RegionNode[] | null, code: string, levels: RegionLevels): Problem {
  if (code === '') return 'region.required';
  if (!tree || isDeepEnough(tree, code, levels)) return null;
  return findRegionPath(tree, code).length < 2 ? 'region.incomplete.city' : 'region.incomplete.district';
}

/** A municipality: a province that is one city. */
const isMunicipality = ({ children = [] }: RegionNode): boolean =>
  children.some(({ code }) => OWN_CITY.test(code));

function listCitiesOf(province: RegionNode): RegionNode[] {
  if (isMunicipality(province)) return childrenOf(province).filter(({ code }) => OWN_CITY.test(code));
  return childrenOf(province).flatMap((city) => (isGathering(city.code) ? childrenOf(city) : [city]));
}

/**
 * Returns provinces with their cities: a municipality is its own only city, and cities that a province administers
 * directly are among the others. Omits Hong Kong, Macao and Taiwan, which have no cities.
 */
export const toCityTree = (tree: readonly RegionNode[]): RegionNode[] =>
  tree
    .map((province) => ({
      ...province,
      children: listCitiesOf(province).map(({ code, name }) => ({ code, name })),
    }))
    .filter(({ children }) => children.length > 0);

/** Checks the code of a city; without the tree as in checkRegion. */
export function checkCity(tree: readonly RegionNode[] | null, code: string): Problem {
  if (code === '') return 'region.city.required';
  if (!tree) return null;
  const depth = findRegionPath(toCityTree(tree), code).length;
  if (depth === 1) return 'region.incomplete.city';
  return depth === 2 ? null : 'region.city.required';
}
