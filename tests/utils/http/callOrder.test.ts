/** Tests the order of a page's first calls: a new browser gets its cookie from one response, and no other replaces it. */
import { COOKIE_PATIENCE } from '@/constants';

type CallOrder = typeof import('@/utils/http/callOrder');

let sendInOrder: CallOrder['sendInOrder'];
/** The names of the calls that were sent, and functions that end each call. */
let sent: string[];
let end: Record<string, { succeed: () => void; fail: () => void }>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ sendInOrder } = jest.requireActual<CallOrder>('@/utils/http/callOrder'));
  sent = [];
  end = {};
});
afterEach(() => jest.useRealTimers());

/** Sends a call. `stores`: the server stores data for the browser's cookie. */
function call(name: string, { stores = false } = {}): Promise<void> {
  const sending = sendInOrder(stores, () => {
    sent.push(name);
    return new Promise((resolve, reject) => {
      end[name] = { succeed: resolve, fail: () => reject(new Error('no network')) };
    });
  });
  sending.catch(() => undefined);
  return sending;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('sends calls that store nothing immediately', async () => {
  call('domain');
  call('redirect');
  expect(sent).toEqual(['domain', 'redirect']);
});

test('sends a call that stores data after all earlier responses, because any of them may set the cookie', async () => {
  call('domain');
  call('redirect');
  call('secret', { stores: true });
  end.domain?.succeed();
  await settle();
  expect(sent).toEqual(['domain', 'redirect']);
  end.redirect?.succeed();
  await settle();
  expect(sent).toEqual(['domain', 'redirect', 'secret']);
});

test('delays every other call until the response if the first call stores data', async () => {
  call('challenge', { stores: true });
  call('secret', { stores: true });
  call('domain');
  expect(sent).toEqual(['challenge']);
  end.challenge?.succeed();
  await settle();
  expect(sent).toEqual(['challenge', 'secret', 'domain']);
});

test('delays nothing after a response has set the cookie', async () => {
  call('domain');
  end.domain?.succeed();
  await settle();
  for (const name of ['challenge', 'secret']) call(name, { stores: true });
  call('redirect');
  expect(sent).toEqual(['domain', 'challenge', 'secret', 'redirect']);
});

test('sends the next call first after a call without a response, whose error it throws', async () => {
  const failing = call('challenge', { stores: true });
  call('secret', { stores: true });
  call('domain');
  end.challenge?.fail();
  await expect(failing).rejects.toThrow('no network');
  await settle();
  expect(sent).toEqual(['challenge', 'secret']);
  end.secret?.succeed();
  await settle();
  expect(sent).toEqual(['challenge', 'secret', 'domain']);
});

test('waits for a slow response only once and for a limited time', async () => {
  call('domain');
  call('secret', { stores: true });
  await jest.advanceTimersByTimeAsync(COOKIE_PATIENCE - 1);
  expect(sent).toEqual(['domain']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['domain', 'secret']);
  call('challenge', { stores: true });
  expect(sent).toEqual(['domain', 'secret', 'challenge']);
});
