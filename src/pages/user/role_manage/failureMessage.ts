import type { RoleFailure } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';

/** Returns the reason why a company was not proven. */
export const getFailureMessage = (failure: RoleFailure): MessageKey =>
  failure === 'FACTOR' ? 'subCode.FACTOR_REQUIRED' : `roles.failure.${failure}`;
