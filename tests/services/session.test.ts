import { DOMAIN_PATIENCE } from '@/constants';
import * as portal from '@/services/portal';
import { forgetSession, isSomebodyHere, takeSession } from '@/services/session';

jest.mock('@/services/portal');

const { getDomain, getUserInfo, isOnline } = jest.mocked(portal);

beforeEach(() => {
  jest.resetAllMocks();
  forgetSession();
  isOnline.mockResolvedValue(true);
  getDomain.mockResolvedValue({ enableVerifySecret: '1', siteName: '', redirectHosts: [] });
});

it('requests again after a sign-in or sign-out during the request', async () => {
  let answerLate: (person: never) => void = () => undefined;
  getUserInfo.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  getUserInfo.mockResolvedValue({ id: 'b' } as never);
  const asked = takeSession();
  // The first call has reached the details by then.
  await new Promise((resolve) => setTimeout(resolve));
  forgetSession();
  answerLate({ id: 'a' } as never);
  expect(await asked).toMatchObject({ status: 'in', userInfo: { id: 'b' } });
});

describe('the domain', () => {
  const domain = { enableVerifySecret: '1' as const, siteName: 'Portal', redirectHosts: [] };
  const person = { id: 'a' } as never;

  beforeEach(() => {
    getUserInfo.mockResolvedValue(person);
  });
  afterEach(() => jest.useRealTimers());

  it('is included if it arrives in time', async () => {
    getDomain.mockResolvedValue(domain);
    expect(await takeSession()).toEqual({ status: 'in', domain, userInfo: person });
  });

  it('delays the page only briefly, and is requested together with the person', async () => {
    jest.useFakeTimers();
    getDomain.mockReturnValue(new Promise(() => undefined));
    let session: unknown;
    void takeSession().then((answer) => {
      session = answer;
    });
    await jest.advanceTimersByTimeAsync(DOMAIN_PATIENCE - 1);
    expect([getDomain.mock.calls.length, getUserInfo.mock.calls.length, session]).toEqual([1, 1, undefined]);
    await jest.advanceTimersByTimeAsync(1);
    expect(session).toEqual({ status: 'in', domain: null, userInfo: person });
  });

  it('does not block the page after a failure', async () => {
    getDomain.mockRejectedValue(new Error('offline'));
    expect(await takeSession()).toEqual({ status: 'in', domain: null, userInfo: person });
  });
});

it('gives callers after an answer a fresh one', async () => {
  getUserInfo.mockResolvedValue({ id: 'a' } as never);
  await Promise.all([takeSession(), takeSession()]);
  expect(isOnline).toHaveBeenCalledTimes(1);
  await takeSession();
  expect(isOnline).toHaveBeenCalledTimes(2);
});

it('reports a session before the person is known', async () => {
  getUserInfo.mockReturnValue(new Promise(() => undefined));
  expect(await isSomebodyHere()).toBe(true);
  expect(isOnline).toHaveBeenCalledTimes(1);
});

it.each([
  ['nobody is', () => isOnline.mockResolvedValue(false)],
  ['it cannot be asked', () => isOnline.mockRejectedValue(new Error('offline'))],
])('tells that nobody is here where %s, and asks for no details', async (_, set) => {
  set();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await isSomebodyHere()).toBe(false);
  expect(getUserInfo).not.toHaveBeenCalled();
});
