/** Plays the registry of companies, the legal representative and the license app, through POST /mock/act. */
import { findCompany } from '../accounts/companies';
import { FieldError, oneOf, type Reader, readFields } from '../forms/fields';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { playLegalRep } from './playLegalRep';

const STATUSES = { suspend: 'SUSPENDED', resume: 'OPERATING', strikeOff: 'DEREGISTERED' } as const;

const anyRole: Reader<Membership> = (raw) => {
  const found = getPortal().memberships.find(({ id }) => id === raw);
  if (!found) throw new FieldError('FIELD_FORMAT');
  return found;
};

const form = {
  roleId: anyRole,
  action: oneOf('approve', 'decline', 'unavailable', 'suspend', 'resume', 'strikeOff'),
};

/**
 * Confirms or declines the proof of a role's company, or changes the registry's record of the company. Throws a 422,
 * CHANGED_MEANWHILE without a pending proof, COMPANY_UNKNOWN for an unknown company.
 */
export function playCompanyRegistry({ body }: RequestContext): null {
  if (body.action === 'nameLegalRep') return playLegalRep({ body });
  const { roleId: role, action } = readFields(body, form);
  if (action === 'suspend' || action === 'resume' || action === 'strikeOff') {
    const known = getPortal().companyRegistry.get((findCompany(role) ?? role.form)?.uscc ?? '');
    if (!known) throw new Refusal('COMPANY_UNKNOWN');
    getPortal().companyRegistry.set(known.uscc, { ...known, registrationStatus: STATUSES[action] });
    return null;
  }
  // A tester can make the registry unreachable before the proof is requested: afterwards it responds within a second.
  const isOrdered = action === 'unavailable' && role.form !== null && role.state !== 'VERIFYING';
  const isAsked = role.state === 'VERIFYING' && role.answer !== 'mismatch';
  if (!isAsked && !isOrdered) throw new Refusal('CHANGED_MEANWHILE');
  role.answer = action;
  if (!isOrdered) role.dueAt = now();
  return null;
}

/** Lists the companies of the registry, so that a tester can enter one. */
export const listRegisteredCompanies = () =>
  [...getPortal().companyRegistry.values()].map(({ orgName, uscc, registrationStatus, legalRep }) => ({
    orgName,
    uscc,
    registrationStatus,
    legalRep: legalRep.name,
  }));
