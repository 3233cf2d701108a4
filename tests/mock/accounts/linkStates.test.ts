import { type LinkEvent, nextLinkState } from '../../../mock/_domain/accounts/links';
import type { LinkState } from '../../../mock/_domain/store/records/account';

const states: (LinkState | null)[] = [null, 'LINKED', 'UNDONE', 'ENDED'];
const events: LinkEvent[] = ['prove', 'undo', 'end'];
/** Every transition: the next state while the link can be undone, and after that time. */
const moves: Record<string, [LinkState | undefined, LinkState | undefined]> = {
  'null prove': ['LINKED', 'LINKED'],
  'ENDED prove': ['LINKED', 'LINKED'],
  'LINKED undo': ['UNDONE', undefined],
  'LINKED end': ['ENDED', 'ENDED'],
};
const cases = states.flatMap((state) =>
  events.map((event) => [state, event, moves[`${state} ${event}`] ?? [undefined, undefined]] as const),
);

test.each(cases)('moves %s by %s to %s', (state, event, [inTime, late]) => {
  expect(nextLinkState(state, event, { mayUndo: true })).toBe(inTime);
  expect(nextLinkState(state, event, { mayUndo: false })).toBe(late);
});
