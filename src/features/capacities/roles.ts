/** The companies of an account, as listed in `roles` of userInfo. */
import type { CompanyRole, UserInfo } from '@/contract';

/** Returns the name of a company, or its credit code if it has no name; '' without either. */
export const getCompanyName = ({ orgName, uscc }: Pick<CompanyRole, 'orgName' | 'uscc'>): string =>
  orgName.trim() || uscc;

/**
 * Returns the role of a legal entity's account in its own company: the first one in the list. Undefined for an
 * individual, and for a legal entity without a company.
 */
export const findOwnRole = ({
  userType,
  roles,
}: Pick<UserInfo, 'userType' | 'roles'>): CompanyRole | undefined =>
  userType === 'legal' ? roles[0] : undefined;

/**
 * Returns the display name of an account: the company of a legal entity; otherwise the person's name, the nickname or
 * the account name.
 */
export function getShownName(
  userInfo: Pick<UserInfo, 'userType' | 'roles' | 'name' | 'nickname' | 'account'>,
): string {
  const own = findOwnRole(userInfo);
  return (own && getCompanyName(own)) || userInfo.name || userInfo.nickname || userInfo.account;
}
