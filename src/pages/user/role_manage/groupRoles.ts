import { COMPANY_WARNING } from '@/constants';
import type { RoleFailure, RoleRow, RoleState } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getNow } from '@/utils/serverClock';
import { formatChinaDate } from '@/validation/dates';

export const ROLE_GROUPS = ['waiting', 'active', 'earlier'] as const;

const GROUP_STATES: Record<'waiting' | 'active', readonly RoleState[]> = {
  waiting: ['DRAFT', 'VERIFYING', 'PENDING'],
  active: ['ACTIVE', 'SUSPENDED'],
};

/** Groups the roles by status (pending, active, earlier) and keeps their order. */
export function groupRoles(roles: readonly RoleRow[]): Record<(typeof ROLE_GROUPS)[number], RoleRow[]> {
  const { waiting, active } = GROUP_STATES;
  return {
    waiting: roles.filter(({ state }) => waiting.includes(state)),
    active: roles.filter(({ state }) => active.includes(state)),
    earlier: roles.filter(({ state }) => ![...waiting, ...active].includes(state)),
  };
}

/** Whether a role is an invitation to become the legal representative; `end` is the deadline. */
export const isSuccession = ({ state, capacity }: Pick<RoleRow, 'state' | 'capacity'>): boolean =>
  state === 'PENDING' && capacity === 'LEGAL_REP';

/** Returns the last day of an active role that ends within 30 days, otherwise null. */
export function findEndingDay({ state, end }: Pick<RoleRow, 'state' | 'end'>): string | null {
  if (end === null || !GROUP_STATES.active.includes(state)) return null;
  return end <= formatChinaDate(getNow() + COMPANY_WARNING) ? end : null;
}

/** Returns the reason why a company was not proven. */
export const getFailureMessage = (failure: RoleFailure): MessageKey =>
  failure === 'FACTOR' ? 'subCode.FACTOR_REQUIRED' : `roles.failure.${failure}`;
