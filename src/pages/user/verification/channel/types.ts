export type { KnownChannel as Channel } from '@/domain/verificationChannels';

/** What the screen goes through, in order. */
export const VERIFICATION_STEPS = ['notice', 'fields', 'query', 'result'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];
