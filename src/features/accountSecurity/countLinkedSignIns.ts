import type { Security } from '@/contract';

/** How many accounts of providers and certificates sign in to the account: all that /user/account_manage/account_unbind lists. */
export const countLinkedSignIns = ({
  bindings,
  certificates,
}: Pick<Security, 'bindings' | 'certificates'>): number => bindings + certificates;
