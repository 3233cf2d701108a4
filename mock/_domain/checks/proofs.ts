/** Mobile numbers that a visitor's code has proved. A ticket stands for each, good for one scene. */
import { randomBytes } from 'node:crypto';
import { PROOF_LIFETIME, REGISTRATION_CHECKS } from '../../../src/constants';
import type { Body, Data, ProofScene } from '../../../src/contract';
import { userTypes } from '../../../src/validation/people';
import { assertAvailable } from '../accounts/availability';
import { mobileFields, oneTimeCode } from '../forms/contacts';
import { oneOf, optional, readFields, text } from '../forms/fields';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired, type Expiring, findLiveRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import { spendCode } from './codes';

export interface MobileProof extends Expiring {
  scene: ProofScene;
  region: string;
  mobile: string;
  /** How often somebody has asked with it whether a name or number is free. */
  checks: number;
}

const TICKET_BYTES = 16;
const TICKET_MAX = 64;

/** Reader of a ticket as it travels. */
export const ticketField = text(TICKET_MAX);

const sceneOf = oneOf('register', 'guardian', 'appeal');
/** Reader of the user type. */
export const userTypeField = oneOf(...userTypes);

/** A ticket for a number this visitor has just proved. */
export function issueProof(proved: Omit<MobileProof, 'expiresAt' | 'checks'>): Data<'proveMobile'> {
  const { proofs } = getPortal();
  dropExpired(proofs);
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = now() + PROOF_LIFETIME;
  proofs.set(ticket, { ...proved, expiresAt, checks: 0 });
  return { ticket, expiresAt: toInstant(expiresAt) };
}

/** The number a ticket stands for; undefined where it is unknown, ended, another visitor's or another scene's. */
export function findProof(visitor: string, scene: ProofScene, ticket: string): MobileProof | undefined {
  const found = findLiveRecord(getPortal().proofs, ticket, visitor);
  return found?.scene === scene ? found : undefined;
}

/** The same, or TICKET_UNKNOWN. */
export function getProof(visitor: string, scene: ProofScene, ticket: string): MobileProof {
  const found = findProof(visitor, scene, ticket);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return found;
}

/** The same, and the ticket is used up. */
export function spendProof(visitor: string, scene: ProofScene, ticket: string): MobileProof {
  const found = getProof(visitor, scene, ticket);
  getPortal().proofs.delete(ticket);
  return found;
}

/** The same for a question whether names and numbers are free. One too many, and the ticket has ended. */
export function countProofCheck(visitor: string, ticket: string): MobileProof {
  const found = getProof(visitor, 'register', ticket);
  found.checks += 1;
  if (found.checks <= REGISTRATION_CHECKS) return found;
  getPortal().proofs.delete(ticket);
  throw new Refusal('TICKET_UNKNOWN');
}

/** Trades the right code for a ticket. Whether an account has the number is told only then, and only to register. */
export function proveMobile(
  visit: Pick<RequestContext, 'visitor' | 'lang'>,
  body: { [K in keyof Body<'proveMobile'>]?: unknown },
): Data<'proveMobile'> {
  const registers = body.scene === 'register';
  const fields = {
    scene: sceneOf,
    userType: registers ? userTypeField : optional(userTypeField),
    ...mobileFields(body),
    code: oneTimeCode,
  };
  const { scene, userType, region, mobile, code } = readFields(body, fields);
  spendCode(visit, { scene, kind: 'sms', region, to: mobile, code });
  if (registers && userType) assertAvailable({ userType, region, mobile });
  return issueProof({ visitor: visit.visitor, scene, region, mobile });
}
