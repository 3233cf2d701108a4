/** Requests the proof of a company, and compares its declared data with the registry (docs/api.md, Roles). */
import { DAY, LEGAL_REP_ANSWER_TIME, LICENSE_QR_LIFETIME, SECOND } from '../../../src/constants';
import type { RoleForm } from '../../../src/contract';
import { toPerson } from '../accounts/companies';
import { verifySignedChallenge } from '../checks/certificateProof';
import { assertIssuedToCompany } from '../checks/certificates';
import { assertBelowToday, countNow } from '../checks/limits';
import { assertSteppedUp } from '../checks/stepUp';
import { readDevice } from '../lib/device';
import { assertNoneWrong, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findOwnRole } from './companyPermissions';
import { assertMayClaim, assertMayLead, assertProvenLegalRep, isKnownMeanwhile } from './roleForm';
import { canMove, moveTo } from './roleStates';

/** Response time of the registry of companies, in ms. */
const REGISTRY_RESPONSE_TIME = 0.8 * SECOND;
/** Maximum number of proofs of one company that an account may request per day in China. */
const PROOFS_MAX = 5;

type ProofContext = EndpointContext<'proveRole'>;

/** Whether the role waits for the license app to confirm its QR code. */
export const waitsForLicenseApp = ({ state, form, answer }: Membership): boolean =>
  state === 'VERIFYING' && form?.method === 'LICENSE_QR' && answer === null;

/** Whether a person has to confirm the proof, in addition to the registry. */
export const needsConfirmation = ({ method, capacity }: RoleForm): boolean =>
  method === 'LICENSE_QR' || (method === 'LEGAL_REP' && capacity !== 'LEGAL_REP');

/**
 * Requests the proof of a claim, or another QR code. Rejects the claim as KNOWN if the company has joined.
 */
export function proveRole(ctx: ProofContext): Membership {
  const { account, session, req } = ctx;
  const role = findOwnRole(account, ctx.params.id);
  const { form } = role;
  // A proof that has started may be requested again only to show another QR code.
  const canRequest = canMove(role, 'ask') && (role.state !== 'VERIFYING' || waitsForLicenseApp(role));
  if (!form || !canRequest) throw new Refusal('CHANGED_MEANWHILE');
  assertMayClaim(account, form.uscc, role);
  assertProvenLegalRep(form.capacity, account);
  assertMayLead(form.capacity, account);
  assertSteppedUp(ctx);
  const { roleProofs } = getPortal();
  const key = `${account.id} ${form.uscc}`;
  // Another QR code belongs to the same proof.
  const isNew = role.state !== 'VERIFYING';
  if (isNew) assertBelowToday(roleProofs, key, PROOFS_MAX);
  if (isKnownMeanwhile(form, account)) {
    moveTo(role, 'refuse');
    return Object.assign(role, {
      failure: 'KNOWN',
      dueAt: null,
      answer: null,
    } satisfies Partial<Membership>);
  }
  if (form.method === 'CERTIFICATE') verifyCompanyCertificate(ctx, form);
  // A tester may have made the registry unreachable for this role beforehand.
  const answer = role.answer === 'unavailable' ? role.answer : findEarlyMismatch(form);
  moveTo(role, 'ask');
  if (isNew) countNow(roleProofs, [key], DAY);
  Object.assign(role, {
    person: toPerson(account),
    failure: null,
    answer,
    dueAt:
      now() +
      (answer === null && needsConfirmation(form) ? getConfirmationTime(form) : REGISTRY_RESPONSE_TIME),
    askedFrom: { sessionId: session.publicId, device: readDevice(req) },
  } satisfies Partial<Membership>);
  return role;
}

/**
 * Returns `mismatch` for a wrong declaration. It is final: a later entry must not prove it without
 * confirmation.
 */
const findEarlyMismatch = (form: RoleForm): Membership['answer'] =>
  form.method === 'LEGAL_REP' && needsConfirmation(form) && !matchesRegistry(form) ? 'mismatch' : null;

const getConfirmationTime = ({ method }: RoleForm): number =>
  method === 'LICENSE_QR' ? LICENSE_QR_LIFETIME : LEGAL_REP_ANSWER_TIME;

/** Returns the fields that the method CERTIFICATE requires. Throws a 422 for those that are missing. */
function getSignedChallenge({ challenge = '', certificate = '', signature = '' }: ProofContext['body']) {
  assertNoneWrong({
    challenge: challenge === '' && 'FIELD_REQUIRED',
    certificate: certificate === '' && 'FIELD_REQUIRED',
    signature: signature === '' && 'FIELD_REQUIRED',
  });
  return { challenge, certificate, signature };
}

/** Requires a certificate with the company's credit code: companies may share a name. */
function verifyCompanyCertificate({ visitor, body }: ProofContext, form: RoleForm): void {
  const { certificate } = verifySignedChallenge(visitor, getSignedChallenge(body));
  assertIssuedToCompany(certificate, form, { needsCode: true });
}

/** Whether the registry's record matches the declared data. A suspended company matches, one that was struck off does not. */
export function matchesRegistry(form: RoleForm): boolean {
  const registered = getPortal().companyRegistry.get(form.uscc);
  return (
    registered !== undefined &&
    registered.registrationStatus !== 'DEREGISTERED' &&
    registered.orgName === form.orgName &&
    registered.orgType === form.orgType &&
    registered.legalRep.name === form.legalRep
  );
}
