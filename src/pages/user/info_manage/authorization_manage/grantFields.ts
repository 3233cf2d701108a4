import type { AuthorizationMatter, Body } from '@/contract';
import { authorizationMatters } from '@/validation/authorizations';
import { splitMobile } from '@/validation/fields';
import { normalizeAccount } from '@/validation/normalize';

/** What the form holds: texts alone, as a draft keeps them. */
export interface GrantFormValues {
  loginId: string;
  name: string;
  /** Separated by commas. */
  matters: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** An account name or a number, as the portal writes it: a number loses its region and what groups its digits. */
export function normalizeGrantee(input: string): string {
  const text = normalizeAccount(input);
  return /^[+\d(]/.test(text) ? splitMobile(text).mobile : text;
}

/** The matters that are ticked; what an old draft may hold besides is none. */
export const parseMatters = (value = ''): AuthorizationMatter[] => {
  const ticked = value.split(',');
  return authorizationMatters.filter((matter) => ticked.includes(matter));
};

/** What is sent of it. */
export const toGrantBody = ({
  loginId,
  name,
  matters: ticked,
  start,
  end,
}: GrantFormValues): Body<'grantAuthorization'> => ({
  loginId: normalizeGrantee(loginId),
  name,
  matters: parseMatters(ticked),
  start,
  end,
});
