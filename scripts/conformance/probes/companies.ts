/** Probes of what people call for a company. */
import type { RoleRow } from '@/contract';
import { dataOf } from '../expect';
import { type Kit, unknownId } from '../kit';
import { memberRead, memberRecord, type Probe, write, writeOf } from '../probe';

/** A standing role of the account's that `fits`. */
const roleThat = (fits: (role: RoleRow) => boolean) => async (kit: Kit) => {
  const roles = dataOf('roles', await (await kit.member()).call('roles'));
  const found = roles.find((role) => role.state === 'ACTIVE' && fits(role));
  return found ? { id: found.id } : null;
};
const anyRole = roleThat(() => true);
/** What only those who lead a company may read. */
const leadingRole = roleThat(({ capacity }) => capacity !== 'HANDLER');

const roleRecord = (own: Probe['own'], ...names: string[]): Probe => memberRecord(own ?? anyRole, ...names);

const authorization = async (kit: Kit) => {
  const role = await leadingRole(kit);
  if (!role) return null;
  const { list } = dataOf(
    'companyAuthorizations',
    await (await kit.member()).call('companyAuthorizations', { params: role }),
  );
  return list[0] ? { ...role, authorizationId: list[0].id } : null;
};

export const companyProbes = {
  acting: memberRead(),
  switchActing: {
    refused: [{ sent: { body: { roleId: unknownId() } }, subCode: 'ACTING_ENDED' }],
  },
  roles: memberRead(),
  role: roleRecord(anyRole),
  companyByCode: {
    refused: [{ sent: { query: { uscc: 'junk' } }, subCode: 'FIELDS_WRONG', fields: ['uscc'] }],
  },
  createRole: write(['orgName', 'uscc', 'orgType', 'legalRep', 'capacity', 'method']),
  changeRole: writeOf('id'),
  proveRole: writeOf('id'),
  discardRole: writeOf('id'),
  applyAsHandler: write(['uscc', 'end']),
  moveRole: writeOf('id'),
  company: roleRecord(anyRole),
  changeCompanyContact: writeOf('id'),
  replaceLegalRep: writeOf('id'),
  companyCertificates: roleRecord(leadingRole),
  bindCompanyCertificate: writeOf('id'),
  unbindCompanyCertificate: writeOf('id', 'certificateId'),
  handlers: { ...roleRecord(leadingRole), list: {} },
  inviteHandler: writeOf('id'),
  moveHandler: writeOf('id', 'handlerId'),
  changeHandlerDates: writeOf('id', 'handlerId'),
  companyAuthorizations: { ...roleRecord(leadingRole), list: {} },
  companyAuthorization: roleRecord(authorization, 'id', 'authorizationId'),
  addCompanyAuthorization: writeOf('id'),
  modifyCompanyAuthorization: writeOf('id', 'authorizationId'),
  moveCompanyAuthorization: writeOf('id', 'authorizationId'),
} satisfies Record<string, Probe>;
