/** Records of means of proof: captchas, codes, tickets, challenges, keys. */
import type { ProofScene } from '../../../../src/contract';
import type { Expiring } from './expiring';

export interface Captcha extends Expiring {
  answer: string;
  /** Wrong guesses left until it is deleted. */
  triesLeft: number;
}

/** A challenge of a visitor for a proof of work; by its signature. */
export interface IssuedWork extends Expiring {
  /** The verified proof as it was sent; null before. */
  proof: string | null;
}

/** A one-time code that was sent. Times are ms. */
export interface IssuedCode {
  code: string;
  /** The mobile number or mail address. */
  to: string;
  /** The region of the number; '' for a mail address. */
  region: string;
  expiresAt: number;
  resendAt: number;
  triesLeft: number;
  /** Whether it went to the number or address of the account that requested it. */
  own: boolean;
}

/** A mobile number that a visitor has proved, by ticket. */
export interface MobileProof extends Expiring {
  scene: ProofScene;
  region: string;
  mobile: string;
  /** How often the visitor has used it to check whether a name or number is free. */
  checks: number;
}

/** The right to change the mobile number of an account once. */
export interface OwnMobileProof extends Expiring {
  accountId: string;
  /** The number that was proved. After a change of the number the proof no longer counts. */
  from: string;
}

/** Bytes that a certificate must sign. */
export interface Challenge extends Expiring {
  /** The bytes in base64. */
  challenge: string;
}

/** The random part of a key for encrypted fields. */
export interface IssuedSecret extends Expiring {
  random: string;
}
