/** Schemas of names and document numbers. */
import * as v from 'valibot';
import { checkName } from '../../validation/details';
import { canonicalizeIdNumber, checkIdNumber, type IdType, idTypes } from '../../validation/documents';
import { checkedText, text } from './fields';

/** In UTF-16 units. */
const NAME_MAX = 100;
const NUMBER_MAX = 64;

/** The name of a person. */
export const personName = checkedText(NAME_MAX, checkName);

/** The number of a document of one type, in its canonical form. */
export const documentNumber = (type: IdType) =>
  v.pipe(
    text(NUMBER_MAX),
    v.check((number) => checkIdNumber(type, number) === null),
    v.transform((number) => canonicalizeIdNumber(type, number)),
  );

const findType = (number: string) => idTypes.find((type) => checkIdNumber(type, number) === null);

/** The number of a document of any type, in its canonical form. */
export const anyDocumentNumber = v.pipe(
  text(NUMBER_MAX),
  v.check((number) => findType(number) !== undefined),
  v.transform((number) => canonicalizeIdNumber(findType(number) ?? 'PASSPORT', number)),
);

const documentFields = { idType: v.picklist(idTypes), idNo: text(NUMBER_MAX) };
type WithDocument<Fields extends v.ObjectEntries> = v.ObjectSchema<typeof documentFields & Fields, undefined>;
type Document = { idType: IdType; idNo: string };

const isOfItsType = v.forward(
  v.partialCheck<Document, [['idType'], ['idNo']], Document, undefined>(
    [['idType'], ['idNo']],
    ({ idType, idNo }) => checkIdNumber(idType, idNo) === null,
    undefined,
  ),
  ['idNo'],
);

/** A value with a document in two fields, and with other fields. The number is converted to its canonical form. */
export function withDocument<Fields extends v.ObjectEntries>(fields: Fields): WithDocument<Fields> {
  const schema = v.pipe(
    v.object({ ...documentFields, ...fields }) as unknown as v.GenericSchema<Document>,
    isOfItsType,
    v.transform((value) => ({ ...value, idNo: canonicalizeIdNumber(value.idType, value.idNo) })),
  );
  // The pipe does not change types, but TypeScript does not infer the other fields through it.
  return schema as unknown as WithDocument<Fields>;
}
