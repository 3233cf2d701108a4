/** Proof of possession of a certificate: its key signs a challenge of the portal (docs/specification.md 4.13). */
import { randomBytes, randomUUID, type X509Certificate } from 'node:crypto';
import { CHALLENGE_LIFETIME } from '../../../src/constants';
import type { Data } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { decodeBase64 } from '../lib/base64';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import type { Account, CertificateFacts } from '../store/records/account';
import { getPortal } from '../store/state';
import {
  assertSignature,
  assertTrustedIssuer,
  describeCertificate,
  findAccountByCertificate,
  findCertificateProblem,
  readCertificate,
} from './certificates';

interface Proof {
  /** The id of the challenge. */
  challenge: string;
  /** The certificate (DER) and the signature by its key, both in base64. */
  certificate: string;
  signature: string;
}

/** Receives the owner of a bound certificate that signed the challenge but cannot be used, and the problem. */
type ProblemRecorder = (holder: Account, problem: SubCodeName) => void;

const CHALLENGE_BYTES = 32;

/** Creates a challenge that this visitor can sign with a certificate, once, until CHALLENGE_LIFETIME has passed. */
export function createChallenge({ visitor, req }: Visitor): Data<'caChallenge'> {
  const { challenges } = getPortal();
  const id = randomUUID();
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64');
  keepRecord(challenges, id, { visitor, challenge, expiresAt: now() + CHALLENGE_LIFETIME }, req);
  return { id, challenge };
}

/**
 * Returns the certificate that signed the visitor's challenge, which is valid for one attempt. Only a client
 * that has the key can find out whether a certificate is revoked or bound. Throws CHALLENGE_EXPIRED,
 * CERT_INVALID, CERT_ISSUER_UNKNOWN, or the problem of the certificate after a call of `onProblem` for a
 * bound one.
 */
export function verifySignedChallenge(
  visitor: string,
  proof: Proof,
  onProblem: ProblemRecorder = () => undefined,
): { certificate: X509Certificate; facts: CertificateFacts; holder: Account | undefined } {
  const challenge = spendChallenge(visitor, proof.challenge);
  const certificate = readCertificate(toBytes(proof.certificate));
  assertTrustedIssuer(certificate);
  assertSignature(certificate, toBytes(challenge), toBytes(proof.signature));
  const facts = describeCertificate(certificate);
  const holder = findAccountByCertificate(facts);
  const problem = findCertificateProblem(facts);
  if (problem && holder) onProblem(holder, problem);
  if (problem) throw new Refusal(problem);
  return { certificate, facts, holder };
}

/**
 * Returns the account of the certificate. Throws as verifySignedChallenge, CERT_OF_COMPANY, CERT_NOT_BOUND.
 */
export function verifyBoundCertificate(
  ...[visitor, proof, onProblem]: Parameters<typeof verifySignedChallenge>
): { holder: Account; serial: string } {
  const { holder, facts } = verifySignedChallenge(visitor, proof, onProblem);
  if (holder) return { holder, serial: facts.serial };
  const isOfCompany = getPortal().companyCertificates.some(({ serial }) => serial === facts.serial);
  throw new Refusal(isOfCompany ? 'CERT_OF_COMPANY' : 'CERT_NOT_BOUND');
}

/** Decodes base64. Throws CERT_INVALID for other text. */
function toBytes(text: string): Buffer {
  const bytes = decodeBase64(text);
  if (!bytes) throw new Refusal('CERT_INVALID');
  return bytes;
}

/** Returns the challenge with this id and deletes it. Throws CHALLENGE_EXPIRED if the visitor has none. */
function spendChallenge(visitor: string, id: string): string {
  const { challenges } = getPortal();
  const issued = findLiveRecord(challenges, id, visitor);
  if (!issued) throw new Refusal('CHALLENGE_EXPIRED');
  challenges.delete(id);
  return issued.challenge;
}
