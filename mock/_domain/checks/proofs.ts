/** Tickets for mobile numbers that a visitor has proved by a code. A ticket is valid for one scene. */
import { PROOF_LIFETIME, REGISTRATION_CHECKS } from '../../../src/constants';
import type { Body, Data, ProofScene } from '../../../src/contract';
import { assertAvailable } from '../accounts/availability';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { findLiveRecord } from '../store/expiring';
import type { MobileProof } from '../store/records/proof';
import { getPortal } from '../store/state';
import { assertRoomForTicket, createTicket } from '../store/tickets';
import { renewVisitor } from '../store/visitors';
import { spendCode } from './codes';

type Prover = Pick<RequestContext, 'visitor' | 'req' | 'setCookie'>;

/** Issues a ticket for a number that this visitor has just proved, and renews the visitor id. */
export function issueProof(
  context: Prover,
  proved: Omit<MobileProof, 'visitor' | 'expiresAt' | 'checks'>,
): Data<'proveMobile'> {
  // Someone who knew the former visitor id must not use the proof.
  renewVisitor(context);
  const ticket = createTicket(getPortal().proofs, context, { ...proved, checks: 0 }, PROOF_LIFETIME);
  return { ticket, expiresAt: toInstant(now() + PROOF_LIFETIME) };
}

/** Returns undefined if the ticket is unknown, expired, or of another visitor or scene. */
export function findProof(visitor: string, scene: ProofScene, ticket: string): MobileProof | undefined {
  const found = findLiveRecord(getPortal().proofs, ticket, visitor);
  return found?.scene === scene ? found : undefined;
}

/** Like findProof, but throws TICKET_UNKNOWN if the ticket has no proof. */
export function getProof(visitor: string, scene: ProofScene, ticket: string): MobileProof {
  const found = findProof(visitor, scene, ticket);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return found;
}

/** Finds the number of a ticket as getProof does, and deletes the ticket. */
export function spendProof(visitor: string, scene: ProofScene, ticket: string): MobileProof {
  const found = getProof(visitor, scene, ticket);
  getPortal().proofs.delete(ticket);
  return found;
}

/**
 * Finds the number of a ticket. Too many checks delete the ticket, so that no one can list who has an
 * account.
 */
export function countProofCheck(visitor: string, ticket: string): MobileProof {
  const found = getProof(visitor, 'register', ticket);
  found.checks += 1;
  if (found.checks <= REGISTRATION_CHECKS) return found;
  getPortal().proofs.delete(ticket);
  throw new Refusal('TICKET_UNKNOWN');
}

/** Exchanges the right code for a ticket. Only after it, a registration learns that the number is taken. */
export function proveMobile(
  context: Prover & Pick<RequestContext, 'lang' | 'account'>,
  { scene, userType, region, mobile, code }: Body<'proveMobile'>,
): Data<'proveMobile'> {
  assertRoomForTicket(getPortal().proofs, context);
  spendCode(context, { scene, kind: 'sms', region, to: mobile, code });
  if (scene === 'register' && userType) assertAvailable({ userType, region, mobile });
  return issueProof(context, { scene, region, mobile });
}

/** Counts a wrong proof and throws `subCode`, or PROOF_USED_UP after the last one. */
export function refuseWrongProof(
  records: Map<string, { triesLeft: number }>,
  id: string,
  subCode: 'PROOF_MISMATCH' | 'ANSWERS_WRONG',
): never {
  const record = records.get(id);
  const triesLeft = (record?.triesLeft ?? 1) - 1;
  if (record) record.triesLeft = triesLeft;
  if (triesLeft === 0) records.delete(id);
  throw new Refusal(triesLeft ? subCode : 'PROOF_USED_UP', { triesLeft }, { triesLeft });
}
