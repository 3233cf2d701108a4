/** Ends the proofs of companies whose time has come: what was answered, and what follows from it. */
import { randomUUID } from 'node:crypto';
import { AUTHORIZATION_DAYS_MAX, DAY } from '../../../src/constants';
import type { RoleFailure, RoleForm } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { findAccountById } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { createCompany } from '../accounts/companies';
import { now } from '../store/clock';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { createAuthorizationNumber } from './companyAuthorizations';
import { findRegistered, isRegisteredLegalRep, matchesRegistry } from './companyRegistry';
import { asksPerson } from './proveRole';
import { findCompanyByUscc, isKnownMeanwhile } from './roleForm';
import { tellOwner } from './roleNotices';

/** A role whose company is being proven. */
type Asked = Membership & { form: RoleForm; dueAt: number };

const isDue = (role: Membership): role is Asked =>
  role.state === 'VERIFYING' && role.form !== null && role.dueAt !== null && role.dueAt <= now();

/** Ends every proof that is due, in the order of their answers, wherever their owners are by now. */
export function settleDueRoles(): void {
  const due = getPortal()
    .memberships.filter(isDue)
    .sort((a, b) => a.dueAt - b.dueAt);
  for (const role of due) settle(role);
}

function settle(role: Asked): void {
  const { form, dueAt } = role;
  const failure = findFailure(role);
  const ended = { dueAt: null, answer: null, decidedAt: dueAt, failure } as const;
  if (failure) Object.assign(role, { ...ended, state: 'REJECTED' } satisfies Partial<Membership>);
  else begin(role, ended);
  tellOwner(role, form.orgName, failure === null, dueAt);
}

/** Why the company is not proven, or null. A company that does not exist is told as one that differs. */
function findFailure({ form, answer, accountId }: Asked): RoleFailure | null {
  if (answer === 'unavailable') return 'UNAVAILABLE';
  if (answer === 'decline') return 'DECLINED';
  if (asksPerson(form) && answer === null) return 'EXPIRED';
  const owner = findAccountById(accountId);
  const isTheirs = form.capacity === 'HANDLER' || (owner && isRegisteredLegalRep(owner, form));
  if (!isTheirs || !matchesRegistry(form)) return 'MISMATCH';
  // Another proof may have ended first.
  return isKnownMeanwhile(form, owner) ? 'KNOWN' : null;
}

/** The company is in the portal from now on, and the role stands; what was typed is kept no longer. */
function begin(role: Asked, ended: Partial<Membership>): void {
  const { form, dueAt, accountId, askedFrom } = role;
  const known = findRegistered(form);
  if (!known) throw new Error(`no registered company ${form.uscc}`);
  const { orgName, uscc, orgType, legalRep } = known;
  const { id } = findCompanyByUscc(uscc) ?? createCompany({ orgName, uscc, orgType, legalRep });
  const isHandler = form.capacity === 'HANDLER';
  const period = {
    start: formatChinaDate(dueAt),
    end: formatChinaDate(dueAt + AUTHORIZATION_DAYS_MAX * DAY),
  };
  Object.assign(role, { ...ended, ...(isHandler && period), companyId: id, form: null, state: 'ACTIVE' });
  if (isHandler) authorize(role, id, { ...period, at: dueAt });
  if (!askedFrom) return;
  const { sessionId, device } = askedFrom;
  recordBehavior({ accountId, sessionId, occurredAt: dueAt, type: 'HANDLER_ADD' }, device);
}

/** Whoever has confirmed a handler has let them see to everything, for a year. */
function authorize(
  { id }: Membership,
  companyId: string,
  { start, end, at }: { start: string; end: string; at: number },
): void {
  getPortal().companyAuthorizations.push({
    id: `ca-${randomUUID()}`,
    number: createAuthorizationNumber(),
    companyId,
    membershipId: id,
    scope: 'ALL',
    matters: [],
    start,
    end,
    letter: null,
    state: 'ACTIVE',
    createdAt: at,
    decidedAt: at,
    change: null,
    reason: '',
  });
}
