/** The facts that the portal should know about a user, and which of them are missing. */

import type { Identity, UserInfo } from '@/contract';
import {
  CHANGE_EMAIL_PATH,
  CHANGE_MOBILE_PATH,
  toChannelPath,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';

/** In the card's order; each with the page on which it can be added. */
export const pagesToAdd = {
  name: VERIFICATION_PATH,
  idType: VERIFICATION_PATH,
  idNo: VERIFICATION_PATH,
  // The only channel that returns the validity period.
  validity: toChannelPath('gonganVerify'),
  mobile: CHANGE_MOBILE_PATH,
  email: CHANGE_EMAIL_PATH,
} as const;

export type FactName = keyof typeof pagesToAdd;
export const factNames = Object.keys(pagesToAdd) as FactName[];

type Facts = Pick<Identity, 'name' | 'idType' | 'idNo' | 'idFrom'> & Pick<UserInfo, 'mobile' | 'email'>;

/**
 * Returns the missing facts. The validity counts as known if the document has a start date, with or without an end
 * date.
 */
export function listMissingFacts(known: Facts): FactName[] {
  const values: Record<FactName, string | null> = { ...known, validity: known.idFrom };
  return factNames.filter((fact) => !values[fact]);
}
