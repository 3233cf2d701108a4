import { caLogin } from '@/services/guides';
import { login } from '@/services/signIn';
import * as request from '@/utils/http/request';
import * as heldAccount from '@/utils/routing/heldAccount';

jest.mock('@/utils/http/request');
jest.mock('@/utils/routing/heldAccount', () => ({
  ...jest.requireActual<object>('@/utils/routing/heldAccount'),
  redirectHeldAccount: jest.fn(),
}));

const call = jest.mocked(request.request);
const { redirectHeldAccount } = jest.mocked(heldAccount);
const envelope = { code: 40000, data: { redirectUrl: '/uaa/frozen?ticket=t' }, subCode: '11113', subMsg: '' };

beforeEach(() => jest.resetAllMocks());

// A notice would cover the heading of the page that opens.
test.each([
  ['password', () => login(1, { userType: 'person', account: 'a', password: 'b' }), undefined],
  ['SMS', () => login(2, { region: '+86', mobile: '15400000001', code: '123456' }), undefined],
  ['QR code', () => login(3, { uuid: 'u' }, { quiet: true }), undefined],
  ['provider', () => login(5, { provider: 'p', ticket: 't' }, { passing: true }), true],
  ['certificate', () => caLogin({ id: 'i', certificate: 'c', signature: 's' }), undefined],
] as const)(
  '%s: opens the page that a refusal names without a notice, and throws the refusal',
  async (_, signIn, passing) => {
    call.mockImplementation(async (_endpoint, options) => {
      options?.onEnvelope?.(envelope);
      return false;
    });
    await expect(signIn()).rejects.toMatchObject({ kind: 'refused', subCode: 'FROZEN', data: envelope.data });
    const [error, ...rest] = redirectHeldAccount.mock.calls[0] ?? [];
    expect(error).toMatchObject({ subCode: 'FROZEN', data: envelope.data });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ silentFor: ['FROZEN', 'PAUSED'] });
    expect(rest).toEqual(passing === undefined && _ === 'certificate' ? [] : [passing]);
  },
);
