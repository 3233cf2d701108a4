import { toObtainCodeQuery } from '@/features/signIn/signInLinks';
import { chooseFirstChannel, signInChannels } from '@/pages/uaa/login/signInChannels';

jest.mock('@/features/signIn/components/PasswordSignInForm', () => ({ PasswordSignInForm: () => null }));

test.each([
  [null, 'password'],
  ['password', 'password'],
  ['sms', 'sms'],
  ['qr', 'qr'],
  // A provider has no panel, and storage may hold anything.
  ['cityPass', 'password'],
  ['__proto__', 'password'],
])('used last %s: %s opens first', (last, first) => {
  expect(chooseFirstChannel(last).name).toBe(first);
});

test('every channel but the first loads apart', () => {
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
])('a provider of channel %i is asked for by %j', (channelCode, query) => {
  expect(toObtainCodeQuery({ provider: 'p', channelCode, name: '' })).toEqual(query);
});
