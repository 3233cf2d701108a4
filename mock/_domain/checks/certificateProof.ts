/** Showing by a certificate who one is: its key signs the portal's challenge. */
import { randomBytes, randomUUID } from 'node:crypto';
import { CHALLENGE_LIFETIME } from '../../../src/constants';
import type { Data } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import type { Account } from '../accounts/accounts';
import { text } from '../forms/fields';
import { decodeBase64 } from '../lib/base64';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired, type Expiring, findLiveRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import {
  assertSignature,
  assertTrustedIssuer,
  findAccountByCertificate,
  findCertificateProblem,
  readCertificate,
} from './certificates';

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
export function createChallenge({ visitor }: Pick<RequestContext, 'visitor'>): Data<'caChallenge'> {
  const { challenges } = getPortal();
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
export function verifyCertificateProof(
  visitor: string,
  proof: Proof,
  onFlaw: (holder: Account, flaw: SubCodeName) => void,
): Account {
  const challenge = spendChallenge(visitor, proof.challenge);
  const certificate = readCertificate(bytesOf(proof.certificate));
  assertTrustedIssuer(certificate);
  assertSignature(certificate, bytesOf(challenge), bytesOf(proof.signature));
  const holder = findAccountByCertificate(certificate);
  const flaw = findCertificateProblem(certificate);
  if (flaw && holder) onFlaw(holder, flaw);
  if (flaw) throw new Refusal(flaw);
  if (!holder) throw new Refusal('CERT_NOT_BOUND');
  return holder;
}

/** What is no base64 is no certificate and no signature either. */
function bytesOf(text: string): Buffer {
  const bytes = decodeBase64(text);
  if (!bytes) throw new Refusal('CERT_INVALID');
  return bytes;
}

function spendChallenge(visitor: string, id: string): string {
  const { challenges } = getPortal();
  const issued = findLiveRecord(challenges, id, visitor);
  if (!issued) throw new Refusal('CHALLENGE_EXPIRED');
  challenges.delete(id);
  return issued.challenge;
}
