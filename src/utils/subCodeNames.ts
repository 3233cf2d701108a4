/**
 * Names of refusals in contract/subCodes, which pages use instead of the numbers of the server. Sign-in contains only
 * those that it needs; the others are loaded with the route table.
 */
import { firstSubCodes } from '@/contract/firstSubCodes';
import type { SubCodeName } from '@/contract/subCodes';

const names = new Map<string, SubCodeName>();

/** Adds names of refusals. */
export function addSubCodes(table: Readonly<Partial<Record<SubCodeName, string>>>) {
  for (const [name, code] of Object.entries(table)) names.set(code, name as SubCodeName);
}

addSubCodes(firstSubCodes);

/** Returns the name of a subCode, which a server sends as text or as a number; undefined if the catalog lacks it. */
export const getSubCodeName = (code: unknown): SubCodeName | undefined => names.get(String(code));
