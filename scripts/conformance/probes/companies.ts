/** Probes of what people call for a company. */
import type { Visitor } from '../client';
import { dataOf } from '../expect';
import { type Kit, unknownId } from '../kit';
import { memberRead, memberRecord, type Own, type Probe, write, writeOf } from '../probe';

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
  changeRole: writeOf('id'),
  proveRole: writeOf('id'),
  discardRole: writeOf('id'),
  applyAsHandler: write(['uscc', 'end']),
  moveRole: writeOf('id'),
  company: memberRecord(anyRole),
  changeCompanyContact: writeOf('id'),
  replaceLegalRep: writeOf('id'),
  companyCertificates: memberRecord(leadingRole),
  bindCompanyCertificate: writeOf('id'),
  unbindCompanyCertificate: writeOf('id', 'certificateId'),
  handlers: { ...memberRecord(leadingRole), list: {} },
  inviteHandler: writeOf('id'),
  moveHandler: writeOf('id', 'handlerId'),
  changeHandlerDates: writeOf('id', 'handlerId'),
  companyAuthorizations: { ...memberRecord(leadingRole), list: {} },
  companyAuthorization: memberRecord(ownAuthorization, 'id', 'authorizationId'),
  addCompanyAuthorization: writeOf('id'),
  modifyCompanyAuthorization: writeOf('id', 'authorizationId'),
  moveCompanyAuthorization: writeOf('id', 'authorizationId'),
} satisfies Record<string, Probe>;
