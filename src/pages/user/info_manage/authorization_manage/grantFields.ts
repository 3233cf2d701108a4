import type { AuthorizationMatter, Body } from '@/contract';
import { authorizationMatters } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';

/** Form values. All are strings, so that a draft can store them. */
export interface GrantFormValues {
  loginId: string;
  name: string;
  /** Comma-separated. */
  matters: string;
  /** Days in China, YYYY-MM-DD. */
  start: string;
  end: string;
}

/** Returns the ticked matters; ignores unknown ones of an old draft. */
export const parseMatters = (value = ''): AuthorizationMatter[] => {
  const ticked = value.split(',');
  return authorizationMatters.filter((matter) => ticked.includes(matter));
};

/** Converts form values into the request body. */
export const toGrantBody = ({ loginId, matters, ...rest }: GrantFormValues): Body<'grantAuthorization'> => ({
  ...rest,
  loginId: normalizeGrantee(loginId),
  matters: parseMatters(matters),
});
