/** Roles in companies. */
import type { Body, RoleForm } from '@/contract';
import { rolesEndpoints } from '@/contract/roles';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(rolesEndpoints);

/** Shows no notice; the page shows the error in place of the list. */
export const getRoles = () => call('roles', { quiet: true });

/** Shows no notice; the page shows the error in place of the role. */
export const getRole = (id: string) => call('role', { params: { id }, quiet: true });

/** Resolves with the company of a credit code. Shows no notice, because the form works without it. */
export const getCompanyByCode = (uscc: string) => call('companyByCode', { query: { uscc }, quiet: true });

export const createRole = (body: RoleForm) => call('createRole', { body });

export const changeRole = (id: string, body: RoleForm) => call('changeRole', { params: { id }, body });

/** Adds `proof` if a certificate proves the company. Refusals in `silentFor` show no notice. */
export const proveRole = (id: string, proof: Body<'proveRole'> = {}, silentFor?: readonly SubCodeName[]) =>
  call('proveRole', { params: { id }, body: proof, silentFor });

export const discardRole = (id: string) => call('discardRole', { params: { id }, body: {} });

export const applyAsHandler = (body: Body<'applyAsHandler'>) => call('applyAsHandler', { body });

/** Shows no notice for CHANGED_MEANWHILE; the page shows it beside the list, with the changes. */
export const changeRoleState = (id: string, action: Body<'moveRole'>['action']) =>
  call('moveRole', { params: { id }, body: { action }, silentFor: ['CHANGED_MEANWHILE'] });
