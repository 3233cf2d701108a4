import {
  findPanicUndo,
  findReport,
  type PanicReporter,
  type PanicState,
  type PanicUndoer,
  panicReports,
  panicReversals,
} from '@/domain/panic';

const states: PanicState[] = ['NONE', 'PAUSED'];
const reporters: PanicReporter[] = ['session', 'mobile', 'email', 'certificate'];
const undoers: PanicUndoer[] = ['link', 'oldBrowser'];

it('pauses the account by a report of every kind, also when it is paused', () => {
  for (const from of states) for (const by of reporters) expect(findReport(from, by)?.to).toBe('PAUSED');
});

it('refuses the kind of report that was taken back, in every state, and no other', () => {
  for (const from of states) {
    const results = reporters.map((by) => findReport(from, by, ['mobile'])?.to);
    expect(results).toEqual(['PAUSED', undefined, 'PAUSED', 'PAUSED']);
  }
});

it('is undone from PAUSED alone, by a link or an old browser', () => {
  for (const by of undoers) {
    expect(findPanicUndo('NONE', by)).toBeUndefined();
    expect(findPanicUndo('PAUSED', by)?.to).toBe('NONE');
  }
});

it('takes changes back and alerts with every report, and pauses once', () => {
  for (const { from, effects } of panicReports) {
    expect(effects).toEqual(expect.arrayContaining(['takeBack', 'alert']));
    expect(effects.includes('pause')).toBe(from === 'NONE');
  }
});

it('restores by the link alone, and overrules with every undoing', () => {
  for (const { by, effects } of panicReversals) {
    expect(effects.includes('restore')).toBe(by.includes('link'));
    expect(effects).toEqual(expect.arrayContaining(['endPause', 'overrule', 'alert']));
  }
});
