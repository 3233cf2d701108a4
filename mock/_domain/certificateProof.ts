/** Showing by a certificate who one is: its key signs the portal's challenge. */
import { randomBytes, randomUUID } from 'node:crypto';
import { CHALLENGE_LIFETIME } from '../../src/constants';
import type { Data } from '../../src/contract';
import type { SubCodeName } from '../../src/contract/subCodes';
import type { Account } from './accounts';
import { fromBase64 } from './base64';
import { accountOfCertificate, assertIssued, assertSigned, flawOf, readCertificate } from './certificates';
import { now } from './clock';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { text } from './fields';
import { Refusal } from './refusals';
import { portal } from './state';
import type { Visit } from './visit';

export interface Challenge extends Expiring {
  /** Base64 of the bytes to be signed. */
  challenge: string;
}

interface Proof {
  /** Id of the challenge. */
  challenge: string;
  /** Base64 of a DER certificate, and of the signature by its key. */
  certificate: string;
  signature: string;
}

const ID_MAX = 64;
const CHALLENGE_BYTES = 32;
/** Characters of base64; certificates and RSA signatures stay far below. */
const CERTIFICATE_MAX = 16_384;
const SIGNATURE_MAX = 2_048;

/** Readers of a proof as it travels. */
export const challengeId = text(ID_MAX);
export const certificateFields = { certificate: text(CERTIFICATE_MAX), signature: text(SIGNATURE_MAX) };

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
 * The account whose certificate signed the visitor's challenge, which is used up by the attempt. Whether a
 * certificate is revoked or bound is told only to whoever has its key; `onFlaw` hears first of one that is
 * somebody's and may not be used now.
 */
export function certificateHolder(
  visitor: string,
  proof: Proof,
  onFlaw: (holder: Account, flaw: SubCodeName) => void,
): Account {
  const challenge = spendChallenge(visitor, proof.challenge);
  const certificate = readCertificate(bytesOf(proof.certificate));
  assertIssued(certificate);
  assertSigned(certificate, bytesOf(challenge), bytesOf(proof.signature));
  const holder = accountOfCertificate(certificate);
  const flaw = flawOf(certificate);
  if (flaw && holder) onFlaw(holder, flaw);
  if (flaw) throw new Refusal(flaw);
  if (!holder) throw new Refusal('CERT_NOT_BOUND');
  return holder;
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
