/** Readers of what an organisation is. */
import { normalizeDocumentNumber } from '../../../src/validation/documents';
import { isCreditCode } from '../../../src/validation/identity';
import { checkOrgName, orgTypes } from '../../../src/validation/organisations';
import { FieldError, oneOf, type Reader, text } from './fields';

/** UTF-16 units: a name of a hundred characters may take twice as many. */
const NAME_MAX = 200;
const NUMBER_MAX = 64;

/** An organisation's name. */
export const organizationName: Reader<string> = (raw) => {
  const name = text(NAME_MAX)(raw).trim();
  if (checkOrgName(name) !== null) throw new FieldError('FIELD_FORMAT');
  return name;
};

/** A unified social credit code. */
export const creditCode: Reader<string> = (raw) => {
  const code = normalizeDocumentNumber(text(NUMBER_MAX)(raw));
  if (!isCreditCode(code)) throw new FieldError('FIELD_FORMAT');
  return code;
};

/** An organisation's type. */
export const organizationType = oneOf(...orgTypes);
