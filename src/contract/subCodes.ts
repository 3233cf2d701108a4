/**
 * The typed catalog of business refusals: name → subCode. The mock portal answers by it; the pages know a refusal by
 * its name alone (utils/subCodeNames) and take the types from here.
 */
import { firstSubCodes } from './firstSubCodes';
import { laterSubCodes } from './laterSubCodes';

export const subCodes = { ...firstSubCodes, ...laterSubCodes };

export type SubCodeName = keyof typeof subCodes;
export type SubCode = (typeof subCodes)[SubCodeName];
