/**
 * The proof of work (ALTCHA, version 2; docs/api.md, Captcha): the browser searches for the counter from
 * which a key with a given prefix is derived.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { CAPTCHA_LIFETIME, SECOND } from '../../../src/constants';
import type { WorkChallenge, WorkPayload } from '../../../src/contract';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import { countCall } from './callLimits';

/** Iterations of each try. With 300 to 599 tries, one core of a laptop needs about half a second. */
const COST = 2_000;
const COUNTER_MIN = 300;
const COUNTER_MAX = 600;

const secrets = {
  hmacSignatureSecret: randomBytes(32).toString('base64'),
  hmacKeySignatureSecret: randomBytes(32).toString('base64'),
};

/** Creates a challenge for the visitor. Throws a 429 for a visitor or a network address above the limit of requests. */
export async function issueWork(caller: Visitor): Promise<WorkChallenge> {
  countCall('captchaCalls', caller);
  const expiresAt = now() + CAPTCHA_LIFETIME;
  const created = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER_MIN, COUNTER_MAX),
    deriveKey,
    expiresAt: Math.floor(expiresAt / SECOND),
    ...secrets,
  });
  const challenge = created as WorkChallenge;
  const issued = { visitor: caller.visitor, expiresAt, proof: null };
  keepRecord(getPortal().workChallenges, challenge.signature, issued, caller.req);
  return challenge;
}

/**
 * Stores a valid proof, so that spendWork is synchronous: no other request may run between check and
 * deletion.
 */
export async function checkWork(visitor: string, proof: unknown): Promise<void> {
  const payload = readPayload(proof);
  if (!payload) return;
  const { challenge, solution } = payload;
  const issued = findIssued(visitor, payload);
  if (!issued) return;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  if (verified) issued.proof = proof as string;
}

/** Deletes the challenge of a proof. Returns whether the proof is valid and its challenge belongs to the visitor. */
export function spendWork(visitor: string, proof: string): boolean {
  const payload = readPayload(proof);
  const issued = payload && findIssued(visitor, payload);
  if (!issued) return false;
  getPortal().workChallenges.delete(payload.challenge.signature);
  return issued.proof === proof;
}

const findIssued = (visitor: string, { challenge }: WorkPayload) =>
  findLiveRecord(getPortal().workChallenges, challenge.signature, visitor);

function readPayload(proof: unknown): WorkPayload | undefined {
  if (typeof proof !== 'string') return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(proof, 'base64').toString());
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

const payload = v.object({
  challenge: v.object({ signature: v.string(), parameters: v.object({}) }),
  solution: v.object({}),
});

const isPayload = (value: unknown): value is WorkPayload => v.is(payload, value);
