/** Readers of a name and of a document number. */
import type { IdType } from '../../../src/contract';
import { checkName } from '../../../src/validation/details';
import { canonicalizeIdNumber, checkIdNumber, idTypes, isIdType } from '../../../src/validation/documents';
import { FieldError, oneOf, type Reader, text } from './fields';

const NAME_MAX = 100;
const NUMBER_MAX = 64;

/** Reads the name of a person. */
export const personName: Reader<string> = (raw) => {
  const name = text(NAME_MAX)(raw).trim();
  if (checkName(name) !== null) throw new FieldError('FIELD_FORMAT');
  return name;
};

/**
 * Returns a reader of a document number that checks the rule of its type. If the type is unknown, only the
 * type is reported as wrong and the number may be anything.
 */
function createDocumentNumberReader(idType: unknown): Reader<string> {
  return (raw) => {
    const number = text(NUMBER_MAX)(raw);
    if (!isIdType(idType)) return number;
    if (checkIdNumber(idType, number) !== null) throw new FieldError('FIELD_FORMAT');
    return canonicalizeIdNumber(idType, number);
  };
}

/** Reads a document number of any type. */
export const anyDocumentNumber: Reader<string> = (raw) => {
  const number = createDocumentNumberReader(undefined)(raw);
  const type = idTypes.find((one) => checkIdNumber(one, number) === null);
  if (!type) throw new FieldError('FIELD_FORMAT');
  return canonicalizeIdNumber(type, number);
};

/** Returns readers of a document in two fields. */
export function createDocumentFields({ idType }: { idType?: unknown }): {
  idType: Reader<IdType>;
  idNo: Reader<string>;
} {
  return { idType: oneOf(...idTypes), idNo: createDocumentNumberReader(idType) };
}
