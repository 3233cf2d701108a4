import type { Body, Matter } from '@/contract';
import { serverNow } from '@/utils/serverClock';
import { matters } from '@/validation/authorizations';
import { chinaDate } from '@/validation/dates';
import { splitMobile } from '@/validation/fields';
import { tidyAccount } from '@/validation/tidy';

/** What the form holds: texts alone, as a draft keeps them. */
export interface GrantFields {
  loginId: string;
  name: string;
  /** Separated by commas. */
  matters: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** The day it is in China, by the server's clock. */
export const today = (): string => chinaDate(serverNow() ?? Date.now());

/** An account name or a number, as the portal writes it: a number loses its region and what groups its digits. */
export function tidyGrantee(input: string): string {
  const text = tidyAccount(input);
  return /^[+\d(]/.test(text) ? splitMobile(text).mobile : text;
}

/** The matters that are ticked; what an old draft may hold besides is none. */
export const tickedOf = (value = ''): Matter[] => {
  const ticked = value.split(',');
  return matters.filter((matter) => ticked.includes(matter));
};

/** What is sent of it. */
export const bodyOf = ({
  loginId,
  name,
  matters: ticked,
  start,
  end,
}: GrantFields): Body<'grantAuthorization'> => ({
  loginId: tidyGrantee(loginId),
  name,
  matters: tickedOf(ticked),
  start,
  end,
});
