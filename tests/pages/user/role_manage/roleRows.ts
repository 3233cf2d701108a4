/** Sample roles as returned by the list and by the request for one role. */
import type { RoleDetail, RoleRow } from '@/contract';
import { makeRole } from '../../../support/builders/company';

export const row = (given: Partial<RoleRow> = {}): RoleRow => ({
  ...makeRole({ capacity: 'HANDLER', origin: 'INVITED', start: '2026-01-01', actions: ['leave'] }),
  ...given,
});

export const detail = (given: Partial<RoleDetail> = {}): RoleDetail =>
  makeRole({
    orgName: '测试三号科技有限公司',
    uscc: '91440000TTTTTTT26D',
    state: 'DRAFT',
    canAct: false,
    actions: ['continue', 'discard'],
    method: 'LEGAL_REP',
    legalRep: '测试甲',
    isActing: false,
    ...given,
  });
