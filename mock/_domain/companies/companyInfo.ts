/** Data of a company: the record of the registry, and contact data. */
import type { CompanyInfo } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { getFound } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Company } from '../store/records/company';
import { getPortal } from '../store/state';
import { assertAllowed } from './companyPermissions';

/** Returns the details of a company. Its contact is unmasked for everyone with a role in it. */
function toCompanyInfo(company: Company): CompanyInfo {
  const { contact, uscc } = company;
  const { legalRep, ...registered } = getFound(getPortal().companyRegistry.get(uscc));
  return {
    ...registered,
    legalRep: legalRep.name,
    syncedAt: toInstant(now()),
    contact: { ...contact },
    version: computeVersion(contact),
  };
}

/** Returns the details of the company of a role. Throws as assertAllowed does. */
export function getCompany(ctx: EndpointContext<'company'>): CompanyInfo {
  return toCompanyInfo(assertAllowed(ctx, ctx.params.id, 'viewCompany').company);
}

/** Changes the company's contact, and returns its details. Throws as assertAllowed does, CHANGED_MEANWHILE. */
export function changeCompanyContact(ctx: EndpointContext<'changeCompanyContact'>): CompanyInfo {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'changeContact');
  const { version, ...contact } = ctx.body;
  assertUnchanged(company.contact, version);
  company.contact = contact;
  if (computeVersion(contact) !== version) {
    recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE', actingAs: role.id });
  }
  return toCompanyInfo(company);
}
