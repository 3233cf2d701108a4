/** The words of the contract, looked up both ways. */
import { type SubCodeName, subCodes } from '@/contract/subCodes';

const names = new Map(Object.entries(subCodes).map(([name, code]) => [code as string, name as SubCodeName]));

/** Short enough to be no personal number and no name. */
const UNKNOWN_SUB_CODE = /^\w{1,6}$/;
const ERROR = /^[a-z_]{1,40}$/;

/** The name of a subCode, as a number too; its own text where it is none of the contract's, if it looks like one. */
export function nameSubCode(subCode: unknown): string {
  const text = String(subCode);
  return names.get(text) ?? (UNKNOWN_SUB_CODE.test(text) ? `"${text}"` : 'of an unknown form');
}

/** The word of an error of OAuth. */
export const nameError = (error: unknown): string =>
  typeof error === 'string' && ERROR.test(error) ? error : 'of an unknown form';

/** Whether a subCode is in the contract's catalog. */
export const isSubCode = (subCode: unknown): boolean => names.has(String(subCode));
