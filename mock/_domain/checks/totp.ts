/** Time-based one-time passwords of an authenticator app (RFC 6238): SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../../../src/constants';
import { now } from '../store/clock';

const SECRET_BYTES = 20;
const PERIOD = 30;
/** Accepted steps before and after the current one, for clocks that differ. */
const DRIFT = 1;

export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** Returns the otpauth URI for a QR code. */
export const toTotpUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString();

/** Returns the time step that a code belongs to, if it is later than `lastStep`; otherwise undefined. */
export function findTotpStep(secret: string, code: string, lastStep: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now(), window: DRIFT });
  if (delta === null) return undefined;
  const step = Math.floor(now() / (PERIOD * SECOND)) + delta;
  return step > lastStep ? step : undefined;
}
