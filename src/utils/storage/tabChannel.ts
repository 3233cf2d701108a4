/** Messages between the tabs of this browser: by BroadcastChannel, or by storage without it. */
import { readJson, writeJson } from './storage';

interface TabChannel<Message extends object> {
  /** Sends a message to the other tabs; this one does not get it. */
  post: (message: Message) => void;
  /** Hears what other tabs post. Returns the way to stop. */
  listen: (listener: (message: Message) => void) => () => void;
}

/**
 * A channel of this name; `key` is the storage key its messages travel under where there is no BroadcastChannel.
 * Anything on this origin may post there: only what `parse` makes something of counts.
 */
export function createTabChannel<Message extends object>(
  name: string,
  key: string,
  parse: (data: unknown) => Message | undefined,
): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | null = null;

  const receive = (data: unknown) => {
    const message = parse(data);
    if (message) for (const listener of listeners) listener(message);
  };
  const onMessage = (event: MessageEvent) => receive(event.data);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) receive(readJson('local', key));
  };

  const open = () => {
    if (typeof BroadcastChannel === 'undefined') {
      window.addEventListener('storage', onStorage);
      return;
    }
    // One channel per tab: a second one would get the messages of the first.
    channel ??= new BroadcastChannel(name);
    channel.onmessage = onMessage;
  };
  const close = () => {
    if (typeof BroadcastChannel === 'undefined') window.removeEventListener('storage', onStorage);
    channel?.close();
    channel = null;
  };

  return {
    post: (message) => {
      if (typeof BroadcastChannel === 'undefined') {
        // The moment makes two equal messages differ, or the second would raise no event.
        writeJson('local', key, { ...message, at: Date.now() });
        return;
      }
      const sender = channel ?? new BroadcastChannel(name);
      sender.postMessage(message);
      if (sender !== channel) sender.close();
    },
    listen: (listener) => {
      if (listeners.size === 0) open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
  };
}
