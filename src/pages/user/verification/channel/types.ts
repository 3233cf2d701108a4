import type { ChannelName, VerificationChannel } from '@/features/verification/channels';

/** A channel that the portal has. */
export type Channel = VerificationChannel & { name: ChannelName };

/** What the screen goes through, in order. */
export const VERIFICATION_STEPS = ['notice', 'fields', 'query', 'result'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];
