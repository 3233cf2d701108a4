/** The states of a link between two accounts of one person, as a state table (docs/api.md, Accounts of one person). */
import type { LinkState } from '../store/records/accountLink';

/** `prove`: both accounts are proved. `undo`: by the holder. `end`: one of the two is no longer proved. */
export type LinkEvent = 'prove' | 'undo' | 'end';

interface Transition {
  /** The states it starts from; null if the two accounts were never linked. */
  from: readonly (LinkState | null)[];
  to: LinkState;
  /** Whether the event may happen only while the holder may undo the link. */
  untilUndoEnds?: true;
}

/** By event: the states in which it may happen, and the next state. A link that its holder has undone is never restored. */
const linkTransitions: Record<LinkEvent, Transition> = {
  prove: { from: [null, 'ENDED'], to: 'LINKED' },
  undo: { from: ['LINKED'], to: 'UNDONE', untilUndoEnds: true },
  end: { from: ['LINKED'], to: 'ENDED' },
};

/**
 * Returns the state after an event, or undefined if the event changes nothing. `mayUndo`: whether the 72 hours have not passed.
 */
export function nextLinkState(
  state: LinkState | null,
  event: LinkEvent,
  { mayUndo }: { mayUndo: boolean },
): LinkState | undefined {
  const { from, to, untilUndoEnds } = linkTransitions[event];
  return from.includes(state) && (!untilUndoEnds || mayUndo) ? to : undefined;
}
