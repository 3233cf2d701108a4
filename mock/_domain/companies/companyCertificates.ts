/** Digital certificates of companies. */
import { randomUUID } from 'node:crypto';
import type { CompanyCertificate } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { findAccountById } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { verifySignedChallenge } from '../checks/certificateProof';
import { assertIssuedToCompany, deriveCertificateState, describeKey } from '../checks/certificates';
import { assertSteppedUp } from '../checks/stepUp';
import { maskName } from '../lib/masking';
import { getFound, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, CompanyCertificateRecord } from '../store/records/company';
import { getPortal } from '../store/state';
import { assertAllowed } from './companyPermissions';
import { notifyLeaders } from './notices';

/** The page of the company's space. */
const PAGE = 'cert';

/** Returns the name of an account, masked unless it is the reader's own. */
function nameFor(reader: Account, accountId: string): string {
  return accountId === reader.id ? reader.name : maskName(findAccountById(accountId)?.name ?? '');
}

/** Lists the certificates of a company for a reader, the first to expire first. */
function listOf(reader: Account, { id }: Company): CompanyCertificate[] {
  return getPortal()
    .companyCertificates.filter(({ companyId }) => companyId === id)
    .toSorted((one, other) => one.validTo - other.validTo)
    .map(({ companyId: _, isExpiryTold: __, ...one }) => ({
      ...one,
      validFrom: toInstant(one.validFrom),
      validTo: toInstant(one.validTo),
      boundAt: toInstant(one.boundAt),
      boundBy: nameFor(reader, one.boundBy),
      state: deriveCertificateState(one),
    }));
}

/** Lists the certificates of the company of a role. Throws as assertAllowed does. */
export function listCompanyCertificates(ctx: EndpointContext<'companyCertificates'>): CompanyCertificate[] {
  return listOf(ctx.account, assertAllowed(ctx, ctx.params.id, 'viewCertificates').company);
}

/**
 * Binds the certificate that signed the challenge. The step-up comes before the challenge is used up, so that
 * the client can send the same proof again.
 */
export function bindCompanyCertificate(ctx: EndpointContext<'bindCompanyCertificate'>): CompanyCertificate[] {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'bindCertificate');
  assertSteppedUp(ctx);
  const { certificate, facts, holder } = verifySignedChallenge(ctx.visitor, ctx.body);
  const { companyCertificates } = getPortal();
  if (holder || companyCertificates.some(({ serial }) => serial === facts.serial)) {
    throw new Refusal('CERT_BOUND');
  }
  assertIssuedToCompany(certificate, company);
  const bound: CompanyCertificateRecord = {
    id: randomUUID(),
    companyId: company.id,
    ...facts,
    ...describeKey(certificate),
    boundAt: now(),
    boundBy: ctx.account.id,
    isExpiryTold: false,
  };
  companyCertificates.push(bound);
  recordMemberBehavior(ctx, { type: 'CERT_BIND', actingAs: role.id });
  notifyOfCertificate(company, bound, 'companyCertificate.bound', ctx.account);
  return listOf(ctx.account, company);
}

/** Removes a binding, and notifies the company's leaders. */
export function unbindCompanyCertificate(
  ctx: EndpointContext<'unbindCompanyCertificate'>,
): CompanyCertificate[] {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'unbindCertificate');
  const state = getPortal();
  const binding = getFound(
    state.companyCertificates.find(
      ({ id, companyId }) => id === ctx.params.certificateId && companyId === company.id,
    ),
  );
  assertSteppedUp(ctx);
  state.companyCertificates = state.companyCertificates.filter((one) => one !== binding);
  recordMemberBehavior(ctx, { type: 'CERT_UNBIND', actingAs: role.id });
  notifyOfCertificate(company, binding, 'companyCertificate.unbound', ctx.account);
  return listOf(ctx.account, company);
}

/** Notifies the leaders of a company once of each certificate that expires within 30 days. */
export function notifyOfExpiringCertificates(): void {
  const { companies, companyCertificates } = getPortal();
  const due = companyCertificates.filter(
    (one) => !one.isExpiryTold && deriveCertificateState(one) === 'EXPIRING',
  );
  for (const one of due) {
    one.isExpiryTold = true;
    const company = companies.find(({ id }) => id === one.companyId);
    if (!company) continue;
    const values = { company: company.orgName, serial: one.serial };
    const days = { end: formatChinaDate(one.validTo) };
    notifyLeaders(company.id, { topic: 'companyCertificate.expiring', values, days }, PAGE);
  }
}

function notifyOfCertificate(
  { id, orgName }: Company,
  { serial, issuer }: CompanyCertificateRecord,
  topic: 'companyCertificate.bound' | 'companyCertificate.unbound',
  by: Account,
): void {
  const values = { company: orgName, serial, issuer, name: maskName(by.name) };
  notifyLeaders(id, { topic, values }, PAGE);
}
