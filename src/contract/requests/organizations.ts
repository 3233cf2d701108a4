/** Schemas of what names an organization. */
import * as v from 'valibot';
import { normalizeDocumentNumber } from '../../validation/documents';
import { isCreditCode } from '../../validation/identity';
import { checkOrgName, orgTypes } from '../../validation/organizations';
import { checkedText, text } from './fields';

/** In UTF-16 units: a name of a hundred characters may take two hundred. */
const NAME_MAX = 200;
const NUMBER_MAX = 64;

/** The name of an organization. */
export const organizationName = checkedText(NAME_MAX, checkOrgName);

/** A unified social credit code. */
export const creditCode = v.pipe(
  text(NUMBER_MAX),
  v.transform(normalizeDocumentNumber),
  v.check(isCreditCode),
);

/** The type of an organization. */
export const organizationType = v.picklist(orgTypes);
