/** Messages between the tabs of this browser: the session began, changed to another account, or ended. */
import { createTabChannel } from './tabChannel';

/** `timed-out`: the session ended after idle time. */
const TYPES = ['signed-out', 'signed-in', 'timed-out'] as const;

export type SessionMessage = { type: (typeof TYPES)[number] };

function parse(data: unknown): SessionMessage | undefined {
  const received = (data as Partial<SessionMessage> | null)?.type;
  const type = TYPES.find((known) => known === received);
  return type && { type };
}

const channel = createTabChannel('portal-session', parse);

/**
 * Notifies the other tabs, not this one. `signed-in` is sent after every sign-in, switch to another account, and undo,
 * which may have ended the session: the tabs clear the user's data and request the session again.
 */
export const announceSessionChange = (type: SessionMessage['type']) => channel.post({ type });

/** Calls the listener with the messages of other tabs. Returns a function that removes it. */
export const onSessionChange = channel.listen;
