/** @jest-environment node */

import { getChannelsForLevel, verificationChannels } from '@/features/identityLevels/channels';
import { toChannelPath } from '@/utils/routing/paths';
import { messagesOf } from '../../contract/sources';
import { specifiedRoutes } from '../../contract/specification';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('they are the seven of the specification', () => {
  const specified = specifiedRoutes.filter((path) => path.startsWith('/user/verification/'));
  expect(verificationChannels.map(({ name }) => toChannelPath(name)).sort()).toEqual(specified.sort());
});

test('each has its name in words', () => {
  for (const { name } of verificationChannels) {
    expect(messagesOf('zh-CN')[`identity.channel.${name}`]).toEqual(expect.stringMatching(/\S/));
  }
});

test('every one reaches level 2, and none is asked for twice', () => {
  expect(getChannelsForLevel(2)).toEqual({ direct: verificationChannels, paired: [] });
});

test('level 3 is reached by bank card and payment app, or by two of the others', () => {
  const { direct, paired } = getChannelsForLevel(3);
  expect(names(direct)).toEqual(['bankCardVerify', 'alipayVerify']);
  expect(paired).toHaveLength(5);
  expect(names(paired)).not.toContain('bankCardVerify');
});

test('nothing here reaches level 4', () => {
  expect(getChannelsForLevel(4)).toEqual({ direct: [], paired: [] });
});
