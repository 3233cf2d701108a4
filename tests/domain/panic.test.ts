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
const reporters: PanicReporter[] = ['session', 'mobile', 'email', 'paymentApp', 'certificate'];
const undoers: PanicUndoer[] = ['link', 'oldBrowser'];

it('pauses the account after a report from every source, also if it is already paused', () => {
  for (const from of states) for (const by of reporters) expect(findReport(from, by)?.to).toBe('PAUSED');
});

it('refuses only reports of the source whose report was undone, in every state', () => {
  for (const from of states) {
    const results = reporters.map((by) => findReport(from, by, ['mobile'])?.to);
    expect(results).toEqual(['PAUSED', undefined, 'PAUSED', 'PAUSED', 'PAUSED']);
  }
});

it('can be undone only from PAUSED, by a link or an old browser', () => {
  for (const by of undoers) {
    expect(findPanicUndo('NONE', by)).toBeUndefined();
    expect(findPanicUndo('PAUSED', by)?.to).toBe('NONE');
  }
});

it('reverts changes and sends an alert after every report, and pauses once', () => {
  for (const { from, effects } of panicReports) {
    expect(effects).toEqual(expect.arrayContaining(['takeBack', 'alert']));
    expect(effects.includes('pause')).toBe(from === 'NONE');
  }
});

it('restores changes only by the link, and overrules the source by every undo', () => {
  for (const { by, effects } of panicReversals) {
    expect(effects.includes('restore')).toBe(by.includes('link'));
    expect(effects).toEqual(expect.arrayContaining(['endPause', 'overrule', 'alert']));
  }
});
