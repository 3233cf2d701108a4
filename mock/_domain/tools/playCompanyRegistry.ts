/** Plays the registry of companies, the legal representative and the license app, through POST /mock/act. */
import * as v from 'valibot';
import { text } from '../../../src/contract/requests/fields';
import { findCompany, toPerson } from '../accounts/companies';
import { readFields } from '../http/readInput';
import { getFound, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { playedAccount } from './playedAccount';

const STATUSES = { suspend: 'SUSPENDED', resume: 'OPERATING', strikeOff: 'DEREGISTERED' } as const;

const anyRole = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((roleId) => getPortal().memberships.find(({ id }) => id === roleId)),
  v.custom<Membership>((found) => found !== undefined, 'FIELD_FORMAT'),
);

const decision = v.object({
  roleId: anyRole,
  action: v.picklist(['approve', 'decline', 'unavailable', 'suspend', 'resume', 'strikeOff']),
});

/** Answers the proof of a role's company, or changes the registry's record of the company. */
export function playCompanyRegistry({ body }: RequestContext): null {
  const { roleId: role, action } = readFields(decision, body);
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

const ID_MAX = 64;
const appointment = v.object({ roleId: text(ID_MAX), account: playedAccount });

/** Makes the registry name the owner of an account as legal representative. Throws a 404 without a record. */
export function playLegalRep({ body }: Pick<RequestContext, 'body'>): null {
  const { roleId, account } = readFields(appointment, body);
  const { memberships, companyRegistry } = getPortal();
  const role = memberships.find(({ id }) => id === roleId);
  const registered = getFound(companyRegistry.get((role && findCompany(role))?.uscc ?? ''));
  registered.legalRep = toPerson(account);
  return null;
}
