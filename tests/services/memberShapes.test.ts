import { listAccounts, listBindings, setPrimaryAccount } from '@/services/linked';
import { getQuestions, getSecurity } from '@/services/security';
import { getSessions } from '@/services/sessions';
import { call } from '@/utils/http/request';

jest.mock('@/utils/http/request', () => ({
  ...jest.requireActual('@/utils/http/httpErrors'),
  call: jest.fn(),
}));

const mockCall = jest.mocked(call);

const security = {
  account: 'demo',
  passwordAt: null,
  mobile: '',
  email: '',
  emailVersion: 'v',
  questions: 0,
  certificates: 0,
  bindings: 0,
  sessions: 1,
  level: 1,
};
const session = { id: 's', current: true, device: 'desktop', startedAt: 'x', lastSeenAt: 'x' };
const account = { id: 'u', account: 'demo', userType: 'person', level: 1, status: 'ACTIVE' };
const binding = { id: 'b', provider: 'wechat', boundAt: 'x' };

const reads = {
  security: [getSecurity, security],
  questions: [getQuestions, { questions: ['BOOK'], version: 'v' }],
  sessions: [getSessions, [session]],
  accounts: [listAccounts, [account]],
  primary: [() => setPrimaryAccount('u', jest.fn()), [account]],
  bindings: [listBindings, { list: [binding], otherWays: ['password'] }],
} as const;

beforeEach(() => mockCall.mockReset());

describe.each(Object.entries(reads))('%s', (_, [read, right]) => {
  test('an answer of the right shape arrives as it is', async () => {
    mockCall.mockResolvedValue(right as never);
    expect(await read()).toBe(right);
  });

  test.each([
    [{}],
    [[null]],
    [[{}]],
    ['text'],
    [0],
    [true],
    [false],
    [{ questions: 3, version: 'v' }],
    [{ list: [null], otherWays: [] }],
    [{ list: [], otherWays: [null] }],
    [{ list: [] }],
    [{ ...security, email: null }],
  ])('%j is a failed read', async (answer) => {
    mockCall.mockResolvedValue(answer as never);
    expect(await read()).toBe(false);
  });
});
