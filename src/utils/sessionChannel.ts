/** Tells the other tabs of this browser that the session began or ended. */
import { readJson, writeJson } from './storage';

export type SessionMessage = { type: 'signed-out' | 'signed-in' };

const CHANNEL = 'portal-session';
/** Storage key the message travels under where there is no BroadcastChannel. */
const KEY = 'portal_session';

type Listener = (message: SessionMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/** Anything on this origin may post here: only the known messages count. */
function parse(data: unknown): SessionMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type } = data as { type?: unknown };
  return type === 'signed-out' || type === 'signed-in' ? { type } : undefined;
}

function receive(data: unknown) {
  const message = parse(data);
  if (!message) return;
  for (const listener of listeners) listener(message);
}

const onMessage = (event: MessageEvent) => receive(event.data);
const onStorage = (event: StorageEvent) => {
  if (event.key === KEY) receive(readJson('local', KEY));
};

function open() {
  if (typeof BroadcastChannel === 'undefined') {
    window.addEventListener('storage', onStorage);
    return;
  }
  // One channel per tab: a second one would hear the first one's own messages.
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = onMessage;
}

function close() {
  if (typeof BroadcastChannel === 'undefined') window.removeEventListener('storage', onStorage);
  channel?.close();
  channel = null;
}

/** Tells the other tabs; this one hears nothing. */
export function announce(type: SessionMessage['type']) {
  if (typeof BroadcastChannel === 'undefined') {
    // The moment makes two equal messages differ, or the second would raise no event.
    writeJson('local', KEY, { type, at: Date.now() });
    return;
  }
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  sender.postMessage({ type });
  if (sender !== channel) sender.close();
}

/** Hears what other tabs announce. Returns the way to stop. */
export function listen(listener: Listener): () => void {
  if (listeners.size === 0) open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}
