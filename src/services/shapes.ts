/** Whether an answer holds what it should: an empty one arrives as true (specification, section 7). */
import type { AuthorizeRequest, Domain, UserInfo } from '@/contract';

export const isDomain = (answer: Domain | boolean): answer is Domain =>
  typeof answer === 'object' && ['0', '1'].includes(answer.enableVerifySecret);

export const isUserInfo = (answer: UserInfo | boolean): answer is UserInfo => typeof answer === 'object';

const NEXT: readonly AuthorizeRequest['next'][] = ['login', 'level', 'consent', 'code', 'error'];

export const isAuthorizeRequest = (answer: AuthorizeRequest | boolean): answer is AuthorizeRequest =>
  typeof answer === 'object' &&
  typeof answer.requestId === 'string' &&
  typeof answer.client === 'object' &&
  Array.isArray(answer.scopes) &&
  NEXT.includes(answer.next);
