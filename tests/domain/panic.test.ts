import { findNextPanicState, type PanicEvent, type PanicState } from '@/domain/panic';

const EVENTS: PanicEvent[] = ['panic', 'undo', 'end'];

it.each<[PanicState, (PanicState | undefined)[]]>([
  ['NONE', ['PAUSED', undefined, undefined]],
  ['PAUSED', ['PAUSED', 'UNDONE', 'NONE']],
  ['UNDONE', [undefined, undefined, 'NONE']],
])('goes on from %s by panic, undo and end', (state, expected) => {
  expect(EVENTS.map((event) => findNextPanicState(state, event))).toEqual(expected);
});

it('returns to NONE from every state, and never pauses an account for a second time in a row', () => {
  for (const state of ['PAUSED', 'UNDONE'] as const) expect(findNextPanicState(state, 'end')).toBe('NONE');
  const undone = findNextPanicState('PAUSED', 'undo');
  expect(undone && findNextPanicState(undone, 'panic')).toBeUndefined();
});
