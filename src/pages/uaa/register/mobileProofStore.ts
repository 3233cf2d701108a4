/**
 * Numbers proved on the way to an account, kept in this tab: a reload asks for no second code. A ticket is good for
 * this browser, for half an hour, for one registration.
 */
import { PROOF_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { timeUntil } from '@/utils/serverClock';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';
import type { MobileProofs, RegistrationScene, VerifiedMobile } from './answers';

const NAME = 'register_proofs';

/** `endsAt` in ms since the epoch, by this device's clock. */
type Kept = Partial<Record<RegistrationScene, VerifiedMobile & { endsAt: number }>>;

function isUnexpiredProof(value: unknown): value is VerifiedMobile {
  if (!isRecord(value)) return false;
  const { ticket, region, mobile, endsAt } = value;
  const left = typeof endsAt === 'number' ? endsAt - Date.now() : 0;
  const texts = [ticket, region, mobile].every((text) => typeof text === 'string' && text !== '');
  return texts && left > 0 && left <= PROOF_LIFETIME;
}

/** The proofs that are still good, as far as this browser knows. */
export function readMobileProofs(): MobileProofs {
  const stored = readTabState(NAME);
  const { register, guardian } = isRecord(stored) ? stored : {};
  return { ...(isUnexpiredProof(register) && { register }), ...(isUnexpiredProof(guardian) && { guardian }) };
}

/** Keeps a proof; `expiresAt` is when the server says that it ends. */
export function saveMobileProof(scene: RegistrationScene, proved: VerifiedMobile, expiresAt: string) {
  const kept: Kept = { ...(readTabState(NAME) as Kept | null), [scene]: undefined };
  const endsAt = Date.now() + timeUntil(expiresAt, PROOF_LIFETIME);
  writeTabState(NAME, { ...kept, [scene]: { ...proved, endsAt } });
}

export function clearMobileProof(scene: RegistrationScene) {
  writeTabState(NAME, { ...(readTabState(NAME) as Kept | null), [scene]: undefined });
}

export const clearMobileProofs = () => clearTabState(NAME);
