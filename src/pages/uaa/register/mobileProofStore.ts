/**
 * Stores mobile numbers verified for a registration in this tab, so that a reload needs no second code. A ticket is
 * valid in this browser, for PROOF_LIFETIME (constants), for one registration (docs/api.md, Conventions).
 */
import { PROOF_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { timeUntil } from '@/utils/serverClock';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import type { MobileProofs, RegistrationScene, VerifiedMobile } from './answers';

const NAME = 'register_proofs';

/** `endsAt`: expiry time in ms since the epoch, by this device's clock. */
type StoredProof = VerifiedMobile & { endsAt: number };

function isUnexpiredProof(value: unknown): value is VerifiedMobile {
  if (!isRecord(value)) return false;
  const { ticket, region, mobile, endsAt } = value;
  const left = typeof endsAt === 'number' ? endsAt - Date.now() : 0;
  const texts = [ticket, region, mobile].every((text) => typeof text === 'string' && text !== '');
  return texts && left > 0 && left <= PROOF_LIFETIME;
}

/** Returns the stored proofs that have not expired by this device's clock. */
export function readMobileProofs(): MobileProofs {
  const stored = readTabState(NAME);
  const { register, guardian } = isRecord(stored) ? stored : {};
  return { ...(isUnexpiredProof(register) && { register }), ...(isUnexpiredProof(guardian) && { guardian }) };
}

const writeProof = (scene: RegistrationScene, proof: StoredProof | undefined) =>
  writeTabState(NAME, { ...(readTabState(NAME) as object | null), [scene]: proof });

/** Stores a proof. `expiresAt`: expiry time by the server, ISO 8601; '' if unknown. */
export function saveMobileProof(scene: RegistrationScene, proved: VerifiedMobile, expiresAt: string) {
  writeProof(scene, { ...proved, endsAt: Date.now() + timeUntil(expiresAt, PROOF_LIFETIME) });
}

export const clearMobileProof = (scene: RegistrationScene) => writeProof(scene, undefined);

export const clearMobileProofs = () => clearTabState(NAME);
