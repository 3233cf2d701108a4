import * as uaa from '@/services/uaa';
import * as request from '@/utils/http/request';
import * as heldAccount from '@/utils/routing/heldAccount';

jest.mock('@/utils/http/request');
jest.mock('@/utils/routing/heldAccount');

const { call } = jest.mocked(request);
const { redirectHeldAccount: followHeld } = jest.mocked(heldAccount);
const envelope = { code: 40000, data: { redirectUrl: '/uaa/frozen?ticket=t' }, subCode: '11113', subMsg: '' };
const heard = jest.fn();

/** What the wrapper does with a refusal. */
const refuses = () => {
  const [, input] = call.mock.calls[0] as unknown as [string, { onFailure: (refusal: object) => void }];
  input.onFailure(envelope);
  return input;
};

beforeEach(() => jest.resetAllMocks());

test.each([
  ['password', () => uaa.login(1, { userType: 'person', account: 'a', password: 'b' }, heard), false],
  ['SMS', () => uaa.login(2, { region: '+86', mobile: '15400000001', code: '123456' }, heard), false],
  ['QR code', () => uaa.login(3, { uuid: 'u' }, heard, { quiet: true }), false],
  ['provider', () => uaa.login(5, { provider: 'p', ticket: 't' }, heard, { passing: true }), true],
  ['certificate', () => uaa.caLogin({ id: 'i', certificate: 'c', signature: 's' }, heard), false],
])('a refusal by %s is heard by the page, and followed where it leads', (_, signIn, passing) => {
  signIn();
  const input = refuses();
  expect(heard).toHaveBeenCalledWith(envelope);
  expect(followHeld).toHaveBeenCalledWith(envelope, passing);
  expect(input).not.toHaveProperty('passing');
});
