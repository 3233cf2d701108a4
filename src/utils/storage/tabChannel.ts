/** Messages between the tabs of this browser. */

interface TabChannel<Message extends object> {
  /** Sends a message to the other tabs, not to this one. */
  post: (message: Message) => void;
  /** Calls the listener with the messages of other tabs. Returns a function that removes it. */
  listen: (listener: (message: Message) => void) => () => void;
}

/** Creates the channel of this name. Any script of this origin may post to it: `parse` rejects malformed messages. */
export function createTabChannel<Message extends object>(
  name: string,
  parse: (data: unknown) => Message | undefined,
): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  let channel: BroadcastChannel | null = null;

  const open = () => {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const message = parse(data);
      if (message) for (const listener of listeners) listener(message);
    };
  };
  return {
    post: (message) => {
      // A second channel of this tab would receive the messages of the first.
      const sender = channel ?? new BroadcastChannel(name);
      sender.postMessage(message);
      if (sender !== channel) sender.close();
    },
    listen: (listener) => {
      if (listeners.size === 0) open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}
