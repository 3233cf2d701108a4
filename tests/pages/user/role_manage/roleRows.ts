/** Sample roles as returned by the list and by the request for one role. */
type RoleRow = import('@/contract').RoleRow;
type RoleDetail = import('@/contract').RoleDetail;

export const row = (given: Partial<RoleRow> = {}): RoleRow => ({
  id: 'r-1',
  orgName: '测试一号有限公司',
  uscc: '91440000TTTTTTT16C',
  capacity: 'HANDLER',
  orgType: 'ENTERPRISE',
  state: 'ACTIVE',
  origin: 'INVITED',
  start: '2026-01-01',
  end: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  failure: null,
  canAct: true,
  certificatesEnding: 0,
  actions: ['leave'],
  ...given,
});

export const detail = (given: Partial<RoleDetail> = {}): RoleDetail => ({
  ...row({ origin: 'CREATED', capacity: 'LEGAL_REP', state: 'DRAFT', actions: ['continue', 'discard'] }),
  orgName: '测试三号科技有限公司',
  uscc: '91440000TTTTTTT26D',
  start: null,
  canAct: false,
  method: 'LEGAL_REP',
  legalRep: '测试甲',
  isActing: false,
  companySuspended: false,
  matters: [],
  authorizations: [],
  licenseQr: null,
  ...given,
});
