/**
 * The typed catalog of business refusals: name → subCode. The mock portal responds with these subCodes; pages use
 * only the names (utils/subCodeNames) and import only the types.
 */
import { firstSubCodes } from './firstSubCodes';
import { laterSubCodes } from './laterSubCodes';

export const subCodes = { ...firstSubCodes, ...laterSubCodes };

export type SubCodeName = keyof typeof subCodes;
export type SubCode = (typeof subCodes)[SubCodeName];
