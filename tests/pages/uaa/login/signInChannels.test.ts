import { toObtainCodeQuery } from '@/features/signIn/signInLinks';
import { chooseFirstChannel, signInChannels } from '@/pages/uaa/login/signInChannels';

test.each([
  [null, 'password'],
  ['password', 'password'],
  ['sms', 'sms'],
  ['qr', 'qr'],
  // A provider has no panel, and storage may contain any text.
  ['cityPass', 'password'],
  ['__proto__', 'password'],
])('opens for the last used channel %s first the channel %s', (last, first) => {
  expect(chooseFirstChannel(last).name).toBe(first);
});

test('loads every channel except the first one on demand', () => {
  expect(signInChannels.map(({ panel, load }) => [panel !== undefined, load !== undefined])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test.each([
  [31, { channelCode: 31, category: 13 }],
  [32, { channelCode: 32, category: 13 }],
  [5, { provider: 'p' }],
  [99, { provider: 'p' }],
])('returns for a provider of channel %i the query %j', (channelCode, query) => {
  expect(toObtainCodeQuery({ provider: 'p', channelCode, name: '' })).toEqual(query);
});
