/** Replaces BroadcastChannel, which jsdom does not have. Delivers messages synchronously. */
export class FakeBroadcastChannel {
  private static readonly all = new Set<FakeBroadcastChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.all.add(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeBroadcastChannel.all) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close() {
    FakeBroadcastChannel.all.delete(this);
  }
}

const SESSION_CHANNEL = 'portal-session';

/** Sends a message, valid or not, on the session's channel as another tab. */
export function postFromOtherTab(message: unknown) {
  const channel = new FakeBroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Records the types of the messages about the session that other tabs receive from now on. */
export function recordSessionMessages(): string[] {
  const types: string[] = [];
  new FakeBroadcastChannel(SESSION_CHANNEL).onmessage = ({ data }) =>
    types.push((data as { type: string } | null)?.type ?? '');
  return types;
}
