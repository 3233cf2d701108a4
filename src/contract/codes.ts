/** Contract of one-time codes by SMS and mail: valid 5 minutes, resend after 60 seconds, 5 tries. */
import type { Instant } from './envelope';

/** What a code is for; a code of one scene opens no other. */
export type CodeScene =
  | 'login'
  | 'register'
  | 'reset'
  | 'appeal'
  | 'bind'
  | 'stepUp'
  | 'changeMobile'
  | 'unfreeze'
  | 'guardian'
  | 'verify';

export interface CodeSent {
  /** When the code ends. */
  expiresAt: Instant;
  /** When another may be asked for. */
  resendAt: Instant;
  triesLeft: number;
}

export interface OwnCodeSent extends CodeSent {
  /** Where it went, masked. */
  destination: string;
}

export interface CodesContract {
  smsCode: { body: { scene: CodeScene; region: string; mobile: string; captcha?: string }; data: CodeSent };
  emailCode: { body: { scene: CodeScene; email: string; captcha?: string }; data: CodeSent };
  /** To the signed-in person's own mobile or mail. */
  ownCode: {
    /** `accountId`: a linked account, for the scene `stepUp`. */
    body: { scene: CodeScene; channel: 'mobile' | 'email'; accountId?: string };
    data: OwnCodeSent;
  };
  /** The code of the SMS login; an unregistered number gets one too. */
  loginCode: { body: { region: string; mobile: string; captcha?: string }; data: CodeSent };
}
