/** Readers of what an organisation is. */
import { tidyNumber } from '../../src/validation/documents';
import { isCreditCode } from '../../src/validation/identity';
import { checkOrgName, orgTypes } from '../../src/validation/organisations';
import { FieldWrong, oneOf, type Reader, text } from './fields';

/** UTF-16 units: a name of a hundred characters may take twice as many. */
const NAME_MAX = 200;
const NUMBER_MAX = 64;

/** An organisation's name. */
export const organisationName: Reader<string> = (raw) => {
  const name = text(NAME_MAX)(raw).trim();
  if (checkOrgName(name) !== null) throw new FieldWrong('FIELD_FORMAT');
  return name;
};

/** A unified social credit code. */
export const creditCode: Reader<string> = (raw) => {
  const code = tidyNumber(text(NUMBER_MAX)(raw));
  if (!isCreditCode(code)) throw new FieldWrong('FIELD_FORMAT');
  return code;
};

/** An organisation's type. */
export const organisationType = oneOf(...orgTypes);
