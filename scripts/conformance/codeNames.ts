/** Names the subCodes and errors of responses, for messages. */
import { type SubCodeName, subCodes } from '@/contract/subCodes';

const names = new Map(Object.entries(subCodes).map(([name, code]) => [code as string, name as SubCodeName]));

/** Too short for a personal number or a name. */
const UNKNOWN_SUB_CODE = /^\w{1,6}$/;
const ERROR = /^[a-z_]{1,40}$/;

/** Returns the name of a subCode, which may be a number; an unknown one is quoted if it has the form of a subCode. */
export function nameSubCode(subCode: unknown): string {
  const text = String(subCode);
  return names.get(text) ?? (UNKNOWN_SUB_CODE.test(text) ? `"${text}"` : 'of an unknown form');
}

/** Returns the code of an OAuth error. */
export const nameError = (error: unknown): string =>
  typeof error === 'string' && ERROR.test(error) ? error : 'of an unknown form';

/** Whether a subCode is in the contract's catalog. */
export const isSubCode = (subCode: unknown): boolean => names.has(String(subCode));
