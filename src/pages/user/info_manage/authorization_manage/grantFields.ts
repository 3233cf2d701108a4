import type { AuthorizationMatter, Body } from '@/contract';
import { authorizationMatters } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';

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
