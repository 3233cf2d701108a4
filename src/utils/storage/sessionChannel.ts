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

const channel = createTabChannel('portal-session', parse);

/**
 * Notifies the other tabs, not this one. `signed-in` follows every sign-in and switch to another account, and an
 * undo, which may have ended the session: the tabs forget the person and request the session again.
 */
export const announceSessionChange = (type: SessionMessage['type']) => channel.post({ type });

/** Calls a listener with what other tabs announce. Returns a function that removes it. */
export const onSessionChange = channel.listen;
