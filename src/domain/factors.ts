/** The rules about proofs as one table: what each is worth, and which ones people must have (docs/api.md, Second factor). */
import type { IdentityLevel, SignInProof } from '../contract';

/**
 * What opens a session: a proof, or another party that vouches for the person. `passwordByNumber` is a password that was
 * reset by a text message: who has the number can set it.
 */
export type SignInWay = SignInProof | 'passwordByNumber' | 'qr' | 'provider' | 'partner';

/**
 * Authentication contexts of the OpenID Connect parameter `acr_values`, the weakest first: one proof, two factors, or
 * phishing-resistant (OpenID Connect EAP ACR Values 1.0).
 */
export const acrValues = ['1', '2', 'phr'] as const;
export type Acr = (typeof acrValues)[number];

/** What a person uses for a proof (RFC 8176 calls two of them `mfa`). `user` stands for the PIN, finger or face that unlocks a passkey. */
type Factor = 'knowledge' | 'possession' | 'user';
/** What an attacker has to get to give the proof. */
type Target = 'password' | 'number' | 'device';

interface Worth {
  /** Whether a sign-in by this proof asks for a code of the authenticator app, or for a recovery code. */
  asksForCode: boolean;
  /** Whether it confirms an act of an account with an authenticator app. One without accepts every proof. */
  stepsUp: boolean;
  /** The strongest context that it reaches alone. */
  alone: Acr;
  /** Each of these is enough for an attacker. */
  targets: readonly Target[];
  /** The factors that the portal itself has checked. */
  factors: readonly Factor[];
  /** Authentication methods (RFC 8176). It has none for a party that vouches. */
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

/** The party may have asked for the password of the portal, or for a code to the same number. */
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
  // A device of the person, unlocked by a PIN, a fingerprint or a face. Where it stores the key is unknown.
  passkey: {
    asksForCode: false,
    stepsUp: true,
    alone: 'phr',
    targets: ['device'],
    factors: ['possession', 'user'],
    amr: ['pop', 'user'],
  },
  // Its PIN does not leave the browser, so the portal sees possession only. A page of another site could pass on the challenge.
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

/** From this level on an account must have one of the proofs for its level. */
export const FACTOR_LEVEL: IdentityLevel = 3;

/** One of these proofs an account must have, to lead a company or for its level. */
export const requiredProofs = {
  company: ['totp', 'passkey', 'certificate'],
  level: ['sms', 'totp', 'passkey', 'certificate'],
} as const satisfies Record<string, readonly SignInProof[]>;

const areIndependent = (one: SignInWay, other: SignInWay): boolean =>
  !factorRules[one].targets.some((target) => factorRules[other].targets.includes(target));

/** Whether two of these are two factors: an attacker who has one of them has to get the other one as well. */
const hasTwoFactors = (ways: readonly SignInWay[]): boolean =>
  ways.some((one) => ways.some((other) => areIndependent(one, other)));

/** Whether a session that was opened and confirmed in these ways reaches a context. */
export function reachesAcr(ways: readonly SignInWay[], acr: Acr): boolean {
  const isReachedAlone = ways.some(
    (way) => acrValues.indexOf(factorRules[way].alone) >= acrValues.indexOf(acr),
  );
  return acr === '1' || isReachedAlone || (acr === '2' && hasTwoFactors(ways));
}

/** Returns the authentication methods of these ways (RFC 8176), each once. `mfa` says that the portal has seen two factors. */
export function listAuthenticationMethods(ways: readonly SignInWay[]): string[] {
  const methods = ways.flatMap((way) => factorRules[way].amr);
  const factors = new Set(ways.flatMap((way) => factorRules[way].factors));
  return [...new Set([...methods, ...(factors.size > 1 ? ['mfa'] : [])])];
}
