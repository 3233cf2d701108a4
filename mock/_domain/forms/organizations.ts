/** Readers of the fields of an organization. */
import { normalizeDocumentNumber } from '../../../src/validation/documents';
import { isCreditCode } from '../../../src/validation/identity';
import { checkOrgName, orgTypes } from '../../../src/validation/organizations';
import { FieldError, oneOf, type Reader, text } from './fields';

/** In UTF-16 units: a name of a hundred characters may take two hundred. */
const NAME_MAX = 200;
const NUMBER_MAX = 64;

/** Reads the name of an organization. */
export const organizationName: Reader<string> = (raw) => {
  const name = text(NAME_MAX)(raw).trim();
  if (checkOrgName(name) !== null) throw new FieldError('FIELD_FORMAT');
  return name;
};

/** Reads a unified social credit code. */
export const creditCode: Reader<string> = (raw) => {
  const code = normalizeDocumentNumber(text(NUMBER_MAX)(raw));
  if (!isCreditCode(code)) throw new FieldError('FIELD_FORMAT');
  return code;
};

/** Reads the type of an organization. */
export const organizationType = oneOf(...orgTypes);
