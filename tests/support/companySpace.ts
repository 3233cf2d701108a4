/** A role in a made-up company, as its pages get it. */
type RoleDetail = import('@/contract').RoleDetail;
type Space = import('@/features/capacities/space').Space;

import { createSpace } from '@/features/capacities/space';

export const role: RoleDetail = {
  id: 'r-1',
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  capacity: 'LEGAL_REP',
  orgType: 'ENTERPRISE',
  state: 'ACTIVE',
  origin: 'CREATED',
  start: null,
  end: null,
  createdAt: '2026-01-01T00:00:00+08:00',
  failure: null,
  canAct: true,
  certificatesEnding: 0,
  actions: [],
  method: null,
  legalRep: '测试丁',
  isActing: true,
  companySuspended: false,
  matters: [],
  authorizations: [],
  licenseQr: null,
};

/** Makes the company space of a person with a changed role. */
export const spaceOf = (more: Partial<RoleDetail> = {}, reload: () => void = () => undefined): Space =>
  createSpace({ ...role, ...more }, 3, reload);
