/**
 * The typed catalog of business refusals: name → subCode. The mock portal responds with these subCodes; pages use
 * only the names (utils/subCodeNames) and import only the types.
 */
import { firstSubCodes } from './firstSubCodes';
import { lazySubCodes } from './lazySubCodes';

export const subCodes = { ...firstSubCodes, ...lazySubCodes };

export type SubCodeName = keyof typeof subCodes;
export type SubCode = (typeof subCodes)[SubCodeName];
