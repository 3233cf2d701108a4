/** Contract of the captcha: an image to transcribe, or a proof of work that the browser computes (ALTCHA, version 2). */

/** What the proof has to match. The browser passes it back unchanged, because the signature covers it. */
interface WorkParameters {
  algorithm: string;
  nonce: string;
  salt: string;
  /** Iterations of each derivation. */
  cost: number;
  keyLength: number;
  /** Hexadecimal digits that the derived key begins with. */
  keyPrefix: string;
  /** When the challenge ends, in seconds since 1970. */
  expiresAt: number;
}

export interface WorkChallenge {
  parameters: WorkParameters;
  /** HMAC of the parameters. */
  signature: string;
}

/** The `captcha` field of a request carries this as base64 of JSON. */
export interface WorkPayload {
  challenge: WorkChallenge;
  solution: { counter: number; derivedKey: string };
}

export interface CaptchaContract {
  /** A PNG as data URI. */
  captchaImage: { query: { t: string }; data: string };
  /** Never consumes the captcha. */
  checkCaptcha: { query: { captcha: string }; data: boolean };
  captchaChallenge: { data: WorkChallenge };
}
