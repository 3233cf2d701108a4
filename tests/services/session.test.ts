import { DOMAIN_LIFETIME, DOMAIN_PATIENCE } from '@/constants';
import { forgetSession, hasSession, takeSession } from '@/services/session';
import { separateCalls } from '@/utils/http/sharedCalls';
import { answerSession, makeUser } from '../support/builders/users';
import { createDeferredCalls } from '../support/fakes/deferredCalls';
import { createFakeNetwork, httpError, noResponse, settle } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const person = makeUser({ id: 'a' });
const domain = { enableVerifySecret: '1' as const, siteName: 'Portal', redirectHosts: [] };
const count = (name: import('@/contract').EndpointName) => network.sent(name).length;

let now = Date.now();

beforeEach(() => {
  // The domain that the previous test loaded has become stale.
  now += DOMAIN_LIFETIME;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  forgetSession();
  // No call joins one that the previous test has withheld.
  separateCalls();
  answerSession(network, person);
  network.answer('domain', domain);
});

it('requests again after a sign-in or sign-out during the request', async () => {
  const { load, resolveCall } = createDeferredCalls<typeof person>();
  network.answer('accountDetail', load, makeUser({ id: 'b' }));
  const session = takeSession();
  await settle();
  forgetSession();
  await resolveCall(0, person);
  expect(await session).toMatchObject({ status: 'in', userInfo: { id: 'b' } });
});

describe('the domain', () => {
  afterEach(() => jest.useRealTimers());

  it('is included if it arrives in time', async () => {
    expect(await takeSession()).toEqual({ status: 'in', domain, userInfo: person });
  });

  it('delays the page only briefly, and is requested together with the user', async () => {
    jest.useFakeTimers({ now });
    network.answer('domain', noResponse);
    let session: unknown;
    void takeSession().then((answer) => {
      session = answer;
    });
    await settle();
    expect(network.calls).toEqual(['online', 'domain', 'accountDetail']);
    await jest.advanceTimersByTimeAsync(DOMAIN_PATIENCE - 1);
    expect(session).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(session).toEqual({ status: 'in', domain: null, userInfo: person });
  });

  it('does not block the page after a failure', async () => {
    network.answer('domain', httpError(500));
    expect(await takeSession()).toEqual({ status: 'in', domain: null, userInfo: person });
    expect(count('domain')).toBe(1);
  });
});

it('reports a session before the user is known', async () => {
  const { load, resolveCall } = createDeferredCalls<typeof person>();
  network.answer('accountDetail', load);
  expect(await hasSession()).toBe(true);
  expect(count('online')).toBe(1);
  await settle();
  await resolveCall(0, person);
  expect(await takeSession()).toMatchObject({ status: 'in', userInfo: person });
});

it.each([
  ['the user is signed out', false],
  ['the request fails', httpError(500)],
])('reports no session if %s, and requests no user', async (_, answer) => {
  network.answer('online', answer);
  expect(await hasSession()).toBe(false);
  expect(network.calls).toEqual(['online']);
});
