/** Messages to the other tabs of this browser: the session began, was handed to another account, or ended. */
import { createTabChannel } from './tabChannel';

/** `timed-out`: it ended after idle time. */
const TYPES = ['signed-out', 'signed-in', 'timed-out'] as const;

export type SessionMessage = { type: (typeof TYPES)[number] };

function parse(data: unknown): SessionMessage | undefined {
  const told = (data as Partial<SessionMessage> | null)?.type;
  const type = TYPES.find((one) => one === told);
  return type && { type };
}

const channel = createTabChannel('portal-session', 'portal_session', parse);

/**
 * Tells the other tabs; this one hears nothing. `signed-in` after every sign-in and every switch to another account, and
 * after an undo, which may have ended the session: they forget whose pages they show, and ask anew.
 */
export const announceSessionChange = (type: SessionMessage['type']) => channel.post({ type });

/** Hears what other tabs announce. Returns the way to stop. */
export const onSessionChange = channel.listen;
