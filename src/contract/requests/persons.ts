/** Schemas of names and document numbers. */
import * as v from 'valibot';
import { checkName } from '../../validation/details';
import { canonicalizeIdNumber, checkIdNumber, type IdType } from '../../validation/documents';
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
