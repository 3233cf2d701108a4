/**
 * The rules of proofs as one table: the strength of each, and which ones accounts must have (docs/api.md, Second
 * factor).
 */
import type { IdentityLevel, SignInProof } from '../contract';

/**
 * How a session was opened: by a proof, or by another party that vouches for the user. `passwordByNumber` is a
 * password that was reset by a text message: anyone who controls the number can set it.
 */
export type SignInWay = SignInProof | 'passwordByNumber' | 'qr' | 'provider' | 'partner';

/**
 * Authentication contexts of the OpenID Connect parameter `acr_values`, the weakest first: one proof, two factors, or
 * phishing-resistant (OpenID Connect EAP ACR Values 1.0).
 */
export const acrValues = ['1', '2', 'phr'] as const;
export type Acr = (typeof acrValues)[number];

/**
 * Factors of authentication (RFC 8176 calls two of them `mfa`). `user` is the PIN, finger or face that unlocks a
 * passkey.
 */
type Factor = 'knowledge' | 'possession' | 'user';
/** The asset that an attacker has to obtain for the proof. */
type Target = 'password' | 'number' | 'device';

interface Worth {
  /** Whether a sign-in by this proof also requires a code of the authenticator app, or a recovery code. */
  asksForCode: boolean;
  /**
   * Whether it confirms an action of an account with an authenticator app. Accounts without an app accept every
   * proof.
   */
  stepsUp: boolean;
  /** The strongest context that it reaches without another proof. */
  alone: Acr;
  /** Each of these alone is enough for an attacker. */
  targets: readonly Target[];
  /** The factors that the portal itself has verified. */
  factors: readonly Factor[];
  /** Authentication methods of RFC 8176, which defines none for a party that vouches. */
  amr: readonly ('pwd' | 'sms' | 'otp' | 'pop' | 'user')[];
}

const password: Worth = {
  asksForCode: true,
  stepsUp: false,
  alone: '1',
  targets: ['password'],
  factors: ['knowledge'],
  amr: ['pwd'],
};

/** The party may have verified the portal's password, or a code to the same number. */
const vouched: Worth = {
  asksForCode: false,
  stepsUp: false,
  alone: '1',
  targets: ['password', 'number'],
  factors: [],
  amr: [],
};

export const factorRules: Record<SignInWay, Worth> = {
  password,
  passwordByNumber: { ...password, targets: ['password', 'number'], factors: [] },
  // The number can be moved to another SIM card, which then gets all codes.
  sms: {
    asksForCode: true,
    stepsUp: false,
    alone: '1',
    targets: ['number'],
    factors: ['possession'],
    amr: ['sms'],
  },
  // A recovery code is a one-time password, too.
  totp: {
    asksForCode: false,
    stepsUp: true,
    alone: '1',
    targets: ['device'],
    factors: ['possession'],
    amr: ['otp'],
  },
  // A device of the user, unlocked by a PIN, a fingerprint or a face. The portal does not know where it stores the
  // key.
  passkey: {
    asksForCode: false,
    stepsUp: true,
    alone: 'phr',
    targets: ['device'],
    factors: ['possession', 'user'],
    amr: ['pop', 'user'],
  },
  // Its PIN does not leave the browser, so the portal verifies possession only. A page of another site could relay
  // the challenge.
  certificate: {
    asksForCode: false,
    stepsUp: true,
    alone: '2',
    targets: ['device'],
    factors: ['possession'],
    amr: ['pop'],
  },
  qr: vouched,
  provider: vouched,
  partner: vouched,
};

/** From this level on, an account must have one of the proofs in `requiredProofs.level`. */
export const FACTOR_LEVEL: IdentityLevel = 3;

/** An account must have one of these proofs: `company` if it leads a company, `level` from FACTOR_LEVEL on. */
export const requiredProofs = {
  company: ['totp', 'passkey', 'certificate'],
  level: ['sms', 'totp', 'passkey', 'certificate'],
} as const satisfies Record<string, readonly SignInProof[]>;

const areIndependent = (one: SignInWay, other: SignInWay): boolean =>
  !factorRules[one].targets.some((target) => factorRules[other].targets.includes(target));

/** Whether two of these ways are two factors: an attacker with the asset of one also needs that of the other. */
const hasTwoFactors = (ways: readonly SignInWay[]): boolean =>
  ways.some((one) => ways.some((other) => areIndependent(one, other)));

/** Whether a session that was opened and confirmed in these ways reaches a context. */
export function reachesAcr(ways: readonly SignInWay[], acr: Acr): boolean {
  const isReachedAlone = ways.some(
    (way) => acrValues.indexOf(factorRules[way].alone) >= acrValues.indexOf(acr),
  );
  return acr === '1' || isReachedAlone || (acr === '2' && hasTwoFactors(ways));
}

/**
 * Returns the authentication methods of these ways (RFC 8176), each once; with `mfa` if the portal has verified two
 * factors.
 */
export function listAuthenticationMethods(ways: readonly SignInWay[]): string[] {
  const methods = ways.flatMap((way) => factorRules[way].amr);
  const factors = new Set(ways.flatMap((way) => factorRules[way].factors));
  return [...new Set([...methods, ...(factors.size > 1 ? ['mfa'] : [])])];
}
