import {
  findPanicTransition,
  type PanicReporter,
  type PanicState,
  type PanicUndoer,
  panicTransitions,
} from '@/domain/panic';

const states: PanicState[] = ['NONE', 'PAUSED', 'UNDONE'];
const reporters: PanicReporter[] = ['session', 'mobile', 'email', 'certificate'];
const undoers: PanicUndoer[] = ['link', 'oldBrowser'];

const nextOf = (event: 'report' | 'undo', from: PanicState, by: PanicReporter | PanicUndoer) =>
  findPanicTransition(event, { from, by })?.to;

it.each<[PanicState, PanicState]>([
  ['NONE', 'PAUSED'],
  ['PAUSED', 'PAUSED'],
  ['UNDONE', 'PAUSED'],
])('goes from %s to %s by a report of every kind', (from, to) => {
  for (const by of reporters) expect(nextOf('report', from, by)).toBe(to);
});

it('is undone from PAUSED alone, by a link or an old browser', () => {
  for (const from of states) {
    const expected = from === 'PAUSED' ? 'UNDONE' : undefined;
    for (const by of undoers) expect(nextOf('undo', from, by)).toBe(expected);
  }
});

it('lets no one undo who may only report, and no one report who may only undo', () => {
  for (const from of states) {
    for (const by of reporters) expect(nextOf('undo', from, by)).toBeUndefined();
    for (const by of undoers) expect(nextOf('report', from, by)).toBeUndefined();
  }
});

it('refuses the kind of report that was taken back, and no other', () => {
  const again = (by: PanicReporter) =>
    findPanicTransition('report', { from: 'UNDONE', by, overruled: ['mobile'] })?.to;
  expect(reporters.map(again)).toEqual(['PAUSED', undefined, 'PAUSED', 'PAUSED']);
  expect(findPanicTransition('report', { from: 'NONE', by: 'mobile', overruled: ['mobile'] })?.to).toBe(
    'PAUSED',
  );
});

it('takes changes back with every report, extends no pause, and restores by the link alone', () => {
  for (const { event, from, by, effects } of panicTransitions) {
    expect(effects.includes('takeBack')).toBe(event === 'report');
    expect(effects.includes('pause')).toBe(event === 'report' && from !== 'PAUSED');
    expect(effects.includes('restore')).toBe(by.some((one) => one === 'link'));
  }
});
