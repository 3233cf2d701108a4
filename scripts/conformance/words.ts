/** The words of the contract, looked up both ways. */
import { type SubCodeName, subCodes } from '@/contract/subCodes';

const names = new Map(Object.entries(subCodes).map(([name, code]) => [code as string, name as SubCodeName]));

/** The name of a subCode, as a number too; its own text where it is none of the contract's. */
export const nameSubCode = (subCode: unknown): string => names.get(String(subCode)) ?? `"${String(subCode)}"`;

/** Whether a subCode stands in the contract's catalog. */
export const isSubCode = (subCode: unknown): boolean => names.has(String(subCode));
