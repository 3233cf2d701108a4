/** Signing in with a certificate: its key signs the portal's challenge. */
import { randomBytes, randomUUID } from 'node:crypto';
import { CHALLENGE_LIFETIME } from '../../src/constants';
import type { Body, Data, LoginResult } from '../../src/services/contract';
import { fromBase64 } from './base64';
import { accountOfCertificate, assertIssued, assertSigned, flawOf, readCertificate } from './certificates';
import { now } from './clock';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { readFields, text } from './fields';
import { Refusal } from './refusals';
import { recordFailure, signIn } from './signIn';
import { portal } from './state';
import type { Visit } from './visit';

export interface Challenge extends Expiring {
  /** Base64 of the bytes to be signed. */
  challenge: string;
}

const ID_MAX = 64;
const CHALLENGE_BYTES = 32;
/** Characters of base64; certificates and RSA signatures stay far below. */
const CERTIFICATE_MAX = 16_384;
const SIGNATURE_MAX = 2_048;

const form = { id: text(ID_MAX), certificate: text(CERTIFICATE_MAX), signature: text(SIGNATURE_MAX) };

/** A challenge for this visitor's certificate to sign, once, within 5 minutes. */
export function challengeFor({ visitor }: Pick<Visit, 'visitor'>): Data<'caChallenge'> {
  const { challenges } = portal();
  dropExpired(challenges);
  const id = randomUUID();
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64');
  challenges.set(id, { visitor, challenge, expiresAt: now() + CHALLENGE_LIFETIME });
  return { id, challenge };
}

/**
 * The challenge is used up by the attempt. Whether a certificate is revoked or bound is told only to whoever
 * has its key.
 */
export function signInWithCertificate(
  visit: Visit,
  body: { [K in keyof Body<'caLogin'>]?: unknown },
): LoginResult {
  const fields = readFields(body, form);
  const challenge = spendChallenge(visit.visitor, fields.id);
  const certificate = readCertificate(bytesOf(fields.certificate));
  assertIssued(certificate);
  assertSigned(certificate, bytesOf(challenge), bytesOf(fields.signature));
  const account = accountOfCertificate(certificate);
  const flaw = flawOf(certificate);
  if (flaw && account) recordFailure(visit, account, null, flaw);
  if (flaw) throw new Refusal(flaw);
  if (!account) throw new Refusal('CERT_NOT_BOUND');
  return signIn(visit, account, null);
}

/** What is no base64 is no certificate and no signature either. */
function bytesOf(text: string): Buffer {
  const bytes = fromBase64(text);
  if (!bytes) throw new Refusal('CERT_INVALID');
  return bytes;
}

function spendChallenge(visitor: string, id: string): string {
  const { challenges } = portal();
  const issued = liveRecord(challenges, id, visitor);
  if (!issued) throw new Refusal('CHALLENGE_EXPIRED');
  challenges.delete(id);
  return issued.challenge;
}
