/** The states of a link between two accounts of one person, as one table (docs/api.md, Accounts of one person). */
import type { LinkState } from '../store/records/accountLink';

/** `prove`: both accounts are proved. `undo`: by the holder. `end`: one of the two is no longer proved. */
export type LinkEvent = 'prove' | 'undo' | 'end';

interface Transition {
  /** The states it starts from; null where the two accounts were never linked. */
  from: readonly (LinkState | null)[];
  to: LinkState;
  /** Whether it needs the time in which the holder may undo. */
  untilUndoEnds?: true;
}

/** Each event, the states it starts from, and the state after it. A pair that its holder has undone stays apart. */
const linkTransitions: Record<LinkEvent, Transition> = {
  prove: { from: [null, 'ENDED'], to: 'LINKED' },
  undo: { from: ['LINKED'], to: 'UNDONE', untilUndoEnds: true },
  end: { from: ['LINKED'], to: 'ENDED' },
};

/** Returns the state after an event, or undefined where the event changes nothing. `mayUndo`: 72 hours are not over. */
export function nextLinkState(
  state: LinkState | null,
  event: LinkEvent,
  { mayUndo }: { mayUndo: boolean },
): LinkState | undefined {
  const { from, to, untilUndoEnds } = linkTransitions[event];
  return from.includes(state) && (!untilUndoEnds || mayUndo) ? to : undefined;
}
