import type { Security } from '@/contract';

/**
 * Returns the number of linked provider accounts and certificates: all that /user/account_manage/account_unbind
 * lists.
 */
export const countLinkedSignIns = ({
  bindings,
  certificates,
}: Pick<Security, 'bindings' | 'certificates'>): number => bindings + certificates;
