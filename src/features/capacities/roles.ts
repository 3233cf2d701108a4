/** The companies that an account acts for, as `roles` of userInfo names them. */
import type { CompanyRole, UserInfo } from '@/contract';

/** What a company is called: by its name, by its credit code where it has none; '' where it has neither. */
export const getCompanyName = ({ orgName, uscc }: Pick<CompanyRole, 'orgName' | 'uscc'>): string =>
  orgName.trim() || uscc;

/**
 * The role in the company that a legal entity's account stands for: the first that the server names. Undefined for a
 * person, and for a legal entity without any.
 */
export const findOwnRole = ({
  userType,
  roles,
}: Pick<UserInfo, 'userType' | 'roles'>): CompanyRole | undefined =>
  userType === 'legal' ? roles[0] : undefined;

/** The name by which an account is shown: a legal entity's company, a person's name, or else the nickname or the account. */
export function getShownName(
  userInfo: Pick<UserInfo, 'userType' | 'roles' | 'name' | 'nickname' | 'account'>,
): string {
  const own = findOwnRole(userInfo);
  return (own && getCompanyName(own)) || userInfo.name || userInfo.nickname || userInfo.account;
}
