/** Probes of what people call for a company. */
import type { Visitor } from '../client';
import { dataOf } from '../expect';
import { type Kit, unknownId } from '../kit';
import { memberRead, memberRecord, type Own, type Probe, write, writeOf } from '../probe';
import { sampleAuthorization, sampleContact, sampleDays, sampleInvitation, sampleRole } from '../samples';

/** The first standing role of somebody's. */
async function roleOf(visitor: Visitor): Promise<Own | null> {
  const roles = dataOf('roles', await visitor.call('roles'));
  const found = roles.find(({ state }) => state === 'ACTIVE');
  return found ? { visitor, params: { id: found.id } } : null;
}
const anyRole = async (kit: Kit) => roleOf(await kit.member());
/** What only those who lead a company may read. */
const leadingRole = async (kit: Kit) => roleOf(await kit.leader());

async function ownAuthorization(kit: Kit): Promise<Own | null> {
  const role = await leadingRole(kit);
  if (!role) return null;
  const { visitor, params } = role;
  const { list } = dataOf('companyAuthorizations', await visitor.call('companyAuthorizations', { params }));
  return list[0] ? { visitor, params: { ...params, authorizationId: list[0].id } } : null;
}

const version = 'x';

export const companyProbes = {
  acting: memberRead(),
  switchActing: {
    refused: [{ sent: { body: { roleId: unknownId() } }, subCode: 'ACTING_ENDED' }],
  },
  roles: memberRead(),
  role: memberRecord(anyRole),
  companyByCode: {
    refused: [{ sent: { query: { uscc: 'junk' } }, subCode: 'FIELDS_WRONG', fields: ['uscc'] }],
  },
  createRole: write(['orgName', 'uscc', 'orgType', 'legalRep', 'capacity', 'method']),
  changeRole: { ...writeOf('id'), body: sampleRole },
  proveRole: writeOf('id'),
  discardRole: writeOf('id'),
  applyAsHandler: write(['uscc', 'end']),
  moveRole: { ...writeOf('id'), body: { action: 'accept' } },
  company: memberRecord(anyRole),
  changeCompanyContact: { ...writeOf('id'), body: { ...sampleContact, version } },
  replaceLegalRep: { ...writeOf('id'), body: { loginId: 'sample', name: '测试人' } },
  companyCertificates: memberRecord(leadingRole),
  bindCompanyCertificate: {
    ...writeOf('id'),
    body: { challenge: 'unknown', certificate: 'AAAA', signature: 'AAAA' },
  },
  unbindCompanyCertificate: writeOf('id', 'certificateId'),
  handlers: { ...memberRecord(leadingRole), list: {} },
  inviteHandler: { ...writeOf('id'), body: sampleInvitation },
  moveHandler: { ...writeOf('id', 'handlerId'), body: { action: 'accept', version } },
  changeHandlerDates: { ...writeOf('id', 'handlerId'), body: { ...sampleDays, version } },
  companyAuthorizations: { ...memberRecord(leadingRole), list: {} },
  companyAuthorization: memberRecord(ownAuthorization, 'id', 'authorizationId'),
  addCompanyAuthorization: { ...writeOf('id'), body: sampleAuthorization },
  modifyCompanyAuthorization: {
    ...writeOf('id', 'authorizationId'),
    body: { scope: 'ALL', matters: [], end: sampleDays.end, reason: '测试样例业务需要', version },
  },
  moveCompanyAuthorization: {
    ...writeOf('id', 'authorizationId'),
    body: { action: 'accept', version },
  },
} satisfies Record<string, Probe>;
