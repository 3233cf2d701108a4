import { DAY } from '@/constants';
import {
  chooseBeginning,
  findLostAccessRule,
  type LostAccessActor,
  type LostAccessEvent,
  type LostAccessRule,
  type LostAccessState,
  lostAccessProofs,
  lostAccessRules,
} from '@/domain/lostAccess';

const STATES: LostAccessState[] = ['NONE', 'WAITING', 'READY', 'STOPPED'];
const EVENTS: LostAccessEvent[] = ['begin', 'supersede', 'stop', 'withdraw', 'time', 'finish', 'undo'];

/** Returns the state after an event by any actor. */
const next = (state: LostAccessState, event: LostAccessEvent) =>
  lostAccessRules.find((rule) => rule.from === state && rule.event === event)?.to;

it.each<[LostAccessState, (LostAccessState | undefined)[]]>([
  ['NONE', ['WAITING', undefined, undefined, undefined, undefined, undefined, 'STOPPED']],
  ['WAITING', ['WAITING', 'WAITING', 'STOPPED', 'NONE', 'READY', undefined, undefined]],
  ['READY', ['READY', 'WAITING', 'STOPPED', 'NONE', 'NONE', 'NONE', undefined]],
  ['STOPPED', ['WAITING', 'WAITING', undefined, undefined, 'NONE', undefined, undefined]],
])('changes from %s to the expected state by each event', (state, expected) => {
  expect(EVENTS.map((event) => next(state, event))).toEqual(expected);
});

it('has at most one rule for each state and event', () => {
  const keys = lostAccessRules.map(({ from, event }) => `${from} ${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('gives access only after a waiting time of which every contact was notified', () => {
  for (const rule of lostAccessRules.filter(({ effects }) => effects.includes('resetAccess')))
    expect(rule).toMatchObject({ from: 'READY', by: ['requester'] });
  const toReady = lostAccessRules.filter(({ from, to }) => to === 'READY' && from !== 'READY');
  expect(toReady).toEqual([expect.objectContaining({ from: 'WAITING', event: 'time', by: ['portal'] })]);
  for (const rule of lostAccessRules.filter(({ effects }) => effects.includes('wait')))
    expect(rule.effects).toContain('notify');
});

it('restarts the waiting time only for a stronger proof, and accepts an appeal after a stop', () => {
  expect(findLostAccessRule('STOPPED', 'begin', 'appeal')?.to).toBe('WAITING');
  expect(findLostAccessRule('STOPPED', 'begin', 'contact')).toBeUndefined();
  const runs = ({ from }: LostAccessRule) => from === 'WAITING' || from === 'READY';
  const again = lostAccessRules.filter((rule) => runs(rule) && rule.effects.includes('wait'));
  expect(new Set(again.map(({ event }) => event))).toEqual(new Set(['supersede']));
  expect(chooseBeginning('contact', undefined)).toBe('begin');
  expect(chooseBeginning('contact', 'contact')).toBe('begin');
  expect(chooseBeginning('contact', 'appeal')).toBe('begin');
  expect(chooseBeginning('appeal', 'appeal')).toBe('begin');
  expect(chooseBeginning('appeal', 'contact')).toBe('supersede');
  expect(chooseBeginning('appeal', 'identity')).toBe('supersede');
  expect(chooseBeginning('identity', 'contact')).toBe('supersede');
  expect(chooseBeginning('identity', 'identity')).toBe('begin');
  expect(chooseBeginning('contact', 'identity')).toBe('begin');
  expect(findLostAccessRule('STOPPED', 'begin', 'identity')).toBeUndefined();
  for (const state of STATES) expect(findLostAccessRule(state, 'supersede', 'contact')).toBeUndefined();
});

it.each(STATES.filter((state) => state === 'WAITING' || state === 'READY'))(
  'allows every actor except the requester to stop %s',
  (state) => {
    const actors: LostAccessActor[] = [
      'link',
      'session',
      'factor',
      'takeBack',
      'portal',
      'requester',
      'contact',
    ];
    const may = actors.filter((actor) => findLostAccessRule(state, 'stop', actor));
    expect(may).toEqual(['link', 'session', 'factor', 'takeBack', 'portal']);
  },
);

it('waits three days for a contact, and seven for a proof of identity and an appeal', () => {
  expect(lostAccessProofs.contact.wait).toBe(3 * DAY);
  expect(lostAccessProofs.identity.wait).toBe(7 * DAY);
  expect(lostAccessProofs.appeal.wait).toBe(7 * DAY);
});
