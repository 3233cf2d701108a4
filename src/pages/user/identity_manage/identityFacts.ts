/** What the portal should know of a person, and what of it is missing. */

import type { Identity, UserInfo } from '@/contract';
import type { PagePath } from '@/utils/routing/paths';
import {
  CHANGE_EMAIL_PATH,
  CHANGE_MOBILE_PATH,
  toChannelPath,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';

/** In the order of the card; each with the page that adds it. */
const pagesToAdd = {
  name: VERIFICATION_PATH,
  idType: VERIFICATION_PATH,
  idNo: VERIFICATION_PATH,
  // The one channel that knows it.
  validity: toChannelPath('gonganVerify'),
  mobile: CHANGE_MOBILE_PATH,
  email: CHANGE_EMAIL_PATH,
} as const;

export type FactName = keyof typeof pagesToAdd;
export const factNames = Object.keys(pagesToAdd) as FactName[];

/** The page on which a fact is added. */
export const findPageToAdd = (fact: FactName): PagePath => pagesToAdd[fact];

type Facts = Pick<Identity, 'name' | 'idType' | 'idNo' | 'idFrom'> & Pick<UserInfo, 'mobile' | 'email'>;

/** The facts that are not on record. A document without an end has a validity, one without a start has none. */
export function listMissingFacts(known: Facts): FactName[] {
  const values: Record<FactName, string | null> = { ...known, validity: known.idFrom };
  return factNames.filter((fact) => !values[fact]);
}
