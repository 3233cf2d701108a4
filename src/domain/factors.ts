/**
 * The strength of each proof for an account with an authenticator app (docs/api.md, Second factor). An account without one
 * accepts every proof alone.
 */
import type { SignInProof } from '../contract';

interface Worth {
  /** Whether a sign-in by this proof asks for a code of the app, or for a recovery code. */
  asksForCode: boolean;
  /** Whether it confirms an act. */
  stepsUp: boolean;
}

export const factorRules: Record<SignInProof, Worth> = {
  password: { asksForCode: true, stepsUp: false },
  // The number can be moved to another SIM card, which then gets all codes.
  sms: { asksForCode: true, stepsUp: false },
  totp: { asksForCode: false, stepsUp: true },
  // A device of the person, unlocked by a PIN, a fingerprint or a face.
  passkey: { asksForCode: false, stepsUp: true },
  certificate: { asksForCode: false, stepsUp: true },
};
