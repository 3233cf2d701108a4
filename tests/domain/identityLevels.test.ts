import type { IdentityLevel } from '@/contract';
import { findNextLevel, findWaysToLevel, getLevelAfter } from '@/domain/identityLevels';
import { verificationChannels } from '@/domain/verificationChannels';

const [record, otherRecord] = verificationChannels.filter(({ raisesTo }) => raisesTo === 2);
const [strong, otherStrong] = verificationChannels.filter(({ raisesTo }) => raisesTo === 3);
if (!record || !otherRecord || !strong || !otherStrong) throw new Error('too few channels for the table');

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const LEVELS = [1, 2, 3, 4] as const;

/**
 * Channels that matched before, and the level after the next match at level 1, 2, 3 and 4: first by a channel of
 * level 2, then by one of level 3.
 */
const transitions: [string, readonly string[], string, string][] = [
  ['nothing', [], '2234', '3334'],
  ['the same record', [record.name], '2234', '3334'],
  ['another record', [otherRecord.name], '3334', '3334'],
  ['both records', [record.name, otherRecord.name], '3334', '3334'],
  ['the same channel of level 3', [strong.name], '2234', '3334'],
  ['another channel of level 3', [otherStrong.name], '2234', '3334'],
  ['the same record, and one of level 3', [record.name, otherStrong.name], '2234', '3334'],
  ['channels that no longer exist', ['faceVerify', 'toString'], '2234', '3334'],
];

test.each(transitions)('returns the level after %s', (_, matched, byRecord, byStrong) => {
  const after = (channel: typeof record | typeof strong) =>
    LEVELS.map((level) => getLevelAfter(level, matched, channel)).join('');
  expect([after(record), after(strong)]).toEqual([byRecord, byStrong]);
});

test('never decreases, and never reaches the level that needs a visit in person', () => {
  const subsets = Array.from({ length: 2 ** verificationChannels.length }, (_, bits) =>
    names(verificationChannels.filter((_channel, index) => bits & (1 << index))),
  );
  for (const matched of subsets) {
    for (const channel of verificationChannels) {
      for (const level of LEVELS) {
        const after = getLevelAfter(level, matched, channel);
        expect(after).toBeGreaterThanOrEqual(Math.max(level, channel.raisesTo));
        expect(after).toBeLessThanOrEqual(Math.max(level, 3));
      }
    }
  }
});

describe('findNextLevel', () => {
  test.each([
    [1, undefined, 2],
    [2, undefined, 3],
    [3, undefined, 4],
    [4, undefined, null],
    [1, 3, 3],
    [2, 2, 3],
    [3, 4, 4],
    [4, 4, null],
  ] as const)('at %j, with %j asked for, is %j', (level, wanted, next) => {
    expect(findNextLevel(level, wanted)).toBe(next);
  });
});

describe('findWaysToLevel', () => {
  const records = names(verificationChannels.filter(({ raisesTo }) => raisesTo === 2));

  test('offers every channel once for level 2', () => {
    expect(findWaysToLevel(2)).toEqual({ direct: verificationChannels, paired: [], hasOne: false });
    expect(findWaysToLevel(2, [record.name])).toMatchObject({ paired: [], hasOne: false });
  });

  test('offers bank card, payment app or two records for level 3', () => {
    const { direct, paired, hasOne } = findWaysToLevel(3);
    expect(names(direct)).toEqual(['bankCardVerify', 'alipayVerify']);
    expect(names(paired)).toEqual(records);
    expect(hasOne).toBe(false);
  });

  test('offers any other record after the first', () => {
    const { paired, hasOne } = findWaysToLevel(3, [record.name, 'faceVerify']);
    expect(names(paired)).toEqual(records.filter((name) => name !== record.name));
    expect(hasOne).toBe(true);
  });

  test('does not count a channel of level 3 as half of a pair', () => {
    expect(findWaysToLevel(3, [strong.name])).toMatchObject({ hasOne: false });
  });

  test('offers none for level 4', () => {
    expect(findWaysToLevel(4)).toEqual({ direct: [], paired: [], hasOne: false });
  });

  test.each<IdentityLevel>([2, 3])('reaches level %i by each direct channel', (level) => {
    for (const channel of findWaysToLevel(level).direct) {
      expect(getLevelAfter(1, [], channel)).toBeGreaterThanOrEqual(level);
    }
  });

  test('reaches level 3 with each pair', () => {
    for (const first of findWaysToLevel(3).paired) {
      for (const second of findWaysToLevel(3, [first.name]).paired) {
        expect(getLevelAfter(getLevelAfter(1, [], first), [first.name], second)).toBe(3);
      }
    }
  });
});
