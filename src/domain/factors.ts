/**
 * What each proof is worth for an account with an authenticator app (docs/api.md, Second factor). An account without one
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
  // Whoever moves the number to another SIM card has all codes sent to it.
  sms: { asksForCode: true, stepsUp: false },
  totp: { asksForCode: false, stepsUp: true },
  // Something that the person has, unlocked by what they know or are.
  passkey: { asksForCode: false, stepsUp: true },
  certificate: { asksForCode: false, stepsUp: true },
};
