/**
 * Numbers proved on the way to an account, kept in this tab: a reload asks for no second code. A ticket is good for
 * this browser, for half an hour, for one registration.
 */
import { PROOF_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/records';
import { timeUntil } from '@/utils/serverClock';
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';
import type { Proofs, ProvedMobile, RegisterScene } from './answers';

const NAME = 'register_proofs';

/** `endsAt` in ms since the epoch, by this device's clock. */
type Kept = Partial<Record<RegisterScene, ProvedMobile & { endsAt: number }>>;

function isGood(value: unknown): value is ProvedMobile {
  if (!isRecord(value)) return false;
  const { ticket, region, mobile, endsAt } = value;
  const left = typeof endsAt === 'number' ? endsAt - Date.now() : 0;
  const texts = [ticket, region, mobile].every((text) => typeof text === 'string' && text !== '');
  return texts && left > 0 && left <= PROOF_LIFETIME;
}

/** The proofs that are still good, as far as this browser knows. */
export function keptProofs(): Proofs {
  const stored = readKept(NAME);
  const { register, guardian } = isRecord(stored) ? stored : {};
  return { ...(isGood(register) && { register }), ...(isGood(guardian) && { guardian }) };
}

/** Keeps a proof; `expiresAt` is when the server says that it ends. */
export function keepProof(scene: RegisterScene, proved: ProvedMobile, expiresAt: string) {
  const kept: Kept = { ...(readKept(NAME) as Kept | null), [scene]: undefined };
  const endsAt = Date.now() + timeUntil(expiresAt, PROOF_LIFETIME);
  writeKept(NAME, { ...kept, [scene]: { ...proved, endsAt } });
}

export function forgetProof(scene: RegisterScene) {
  writeKept(NAME, { ...(readKept(NAME) as Kept | null), [scene]: undefined });
}

export const forgetProofs = () => forgetKept(NAME);
