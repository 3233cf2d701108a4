/** Whether an answer holds what it should: an empty one arrives as true (specification, section 7). */
import type { Domain, UserInfo } from './contract';

export const isDomain = (answer: Domain | boolean): answer is Domain =>
  typeof answer === 'object' && ['0', '1'].includes(answer.enableVerifySecret);

export const isUserInfo = (answer: UserInfo | boolean): answer is UserInfo => typeof answer === 'object';
