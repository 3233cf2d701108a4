/** Records of what the portal hands out so that somebody can prove something. */
import type { ProofScene } from '../../../../src/contract';
import type { Expiring } from './expiring';

export interface Captcha {
  answer: string;
  expiresAt: number;
}

export interface IssuedCode {
  code: string;
  expiresAt: number;
  resendAt: number;
  triesLeft: number;
}

export interface MobileProof extends Expiring {
  scene: ProofScene;
  region: string;
  mobile: string;
  /** How often somebody has asked with it whether a name or number is free. */
  checks: number;
}

export interface OwnMobileProof extends Expiring {
  accountId: string;
  /** The number it is a proof for: once that has changed, it is none. */
  from: string;
}

export interface Challenge extends Expiring {
  /** Base64 of the bytes to be signed. */
  challenge: string;
}

export interface IssuedSecret {
  visitor: string;
  random: string;
  expiresAt: number;
}
