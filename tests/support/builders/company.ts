/** A company's role, handler and authorization as the server returns them; `overrides` replace single fields. */
import type { CompanyAuthorization, CompanyAuthorizationDetail, HandlerRow, RoleDetail } from '@/contract';
import { createSpace, type Space } from '@/features/capacities/space';

export const makeRole = (overrides: Partial<RoleDetail> = {}): RoleDetail => ({
  id: 'r-1',
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  orgType: 'ENTERPRISE',
  capacity: 'LEGAL_REP',
  state: 'ACTIVE',
  origin: 'CREATED',
  start: null,
  end: null,
  createdAt: '2026-01-01T00:00:00.000Z',
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
  ...overrides,
});

export const makeSpace = (overrides: Partial<RoleDetail> = {}, reload: () => void = () => undefined): Space =>
  createSpace(makeRole(overrides), 3, reload);

export const makeHandler = (overrides: Partial<HandlerRow> = {}): HandlerRow => ({
  id: 'h-1',
  name: '测*丙',
  account: 'w**k',
  mobile: '154****0003',
  capacity: 'HANDLER',
  state: 'ACTIVE',
  origin: 'INVITED',
  start: '2026-01-01',
  end: '2099-12-31',
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedAt: '2026-01-01T00:00:00.000Z',
  isOwn: false,
  authorizations: 1,
  version: 'h-v1',
  actions: [],
  ...overrides,
});

export const makeAuthorization = (overrides: Partial<CompanyAuthorization> = {}): CompanyAuthorization => ({
  id: 'a-1',
  number: 'SQ20260101000001',
  handlerId: 'h-1',
  handlerName: '测*丙',
  scope: 'LISTED',
  matters: ['TAX', 'PERMITS'],
  start: '2026-01-01',
  end: '2099-12-31',
  letter: null,
  state: 'ACTIVE',
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedAt: '2026-01-01T00:00:00.000Z',
  change: null,
  reason: '',
  version: 'a-v1',
  actions: [],
  ...overrides,
});

export const makeAuthorizationDetail = (
  overrides: Partial<CompanyAuthorizationDetail> = {},
): CompanyAuthorizationDetail => ({
  ...makeAuthorization(overrides),
  company: { orgName: '测试一号有限公司', uscc: '91440000TTTTTTT16C', legalRep: '测试丁' },
  handler: { name: '测试丙', idType: 'RESIDENT_ID', idNo: '110101********0031' },
  ...overrides,
});

/** A change to all matters that waits for the handler. */
export const makeChange = (end = '2099-12-31'): NonNullable<CompanyAuthorization['change']> => ({
  scope: 'ALL',
  matters: [],
  end,
  reason: '业务需要',
  askedAt: '2026-01-01T00:00:00.000Z',
});
