/**
 * Names of refusals in contract/subCodes, which pages use instead of the numbers of the server. Sign-in has the first
 * ones; the others arrive with the route table.
 */
import { firstSubCodes } from '@/contract/firstSubCodes';
import type { SubCodeName } from '@/contract/subCodes';

const names = new Map<string, SubCodeName>();

/** Makes these refusals known by their names. */
export function addSubCodes(table: Readonly<Partial<Record<SubCodeName, string>>>) {
  for (const [name, code] of Object.entries(table)) names.set(code, name as SubCodeName);
}

addSubCodes(firstSubCodes);

/** The name of a subCode as a server sent it, as text or as a number; undefined for one the catalog does not know. */
export const getSubCodeName = (code: unknown): SubCodeName | undefined => names.get(String(code));
