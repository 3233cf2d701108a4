/** The order of a page's first calls: a new browser gets its cookie in the first response, and no other one replaces it. */
import { COOKIE_PATIENCE, HOUR } from '@/constants';

type CallOrder = typeof import('@/utils/http/callOrder');

let sendInOrder: CallOrder['sendInOrder'];
/** The calls that were sent, by name, and how to end each. */
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

/** Sends a call. `keeps`: the server keeps something for it. */
function call(name: string, { keeps = false } = {}): Promise<void> {
  const sending = sendInOrder(keeps, () => {
    sent.push(name);
    return new Promise((resolve, reject) => {
      end[name] = { succeed: resolve, fail: () => reject(new Error('no network')) };
    });
  });
  sending.catch(() => undefined);
  return sending;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('it sends calls for which nothing is kept at once', async () => {
  call('domain');
  call('redirect');
  expect(sent).toEqual(['domain', 'redirect']);
});

test('it sends a call for a key when all earlier responses are here, because any of them may bring a cookie', async () => {
  call('domain');
  call('redirect');
  call('secret', { keeps: true });
  end.domain?.succeed();
  await settle();
  expect(sent).toEqual(['domain', 'redirect']);
  end.redirect?.succeed();
  await settle();
  expect(sent).toEqual(['domain', 'redirect', 'secret']);
});

test('it lets every other call wait for the first one if that is a call for a key', async () => {
  call('challenge', { keeps: true });
  call('secret', { keeps: true });
  call('domain');
  expect(sent).toEqual(['challenge']);
  end.challenge?.succeed();
  await settle();
  expect(sent).toEqual(['challenge', 'secret', 'domain']);
});

test('it orders nothing once the browser has its cookie', async () => {
  call('domain');
  end.domain?.succeed();
  await settle();
  for (const name of ['challenge', 'secret']) call(name, { keeps: true });
  call('redirect');
  expect(sent).toEqual(['domain', 'challenge', 'secret', 'redirect']);
});

test('it starts over after a call without a response, and reports its error', async () => {
  const failing = call('challenge', { keeps: true });
  call('secret', { keeps: true });
  call('domain');
  end.challenge?.fail();
  await expect(failing).rejects.toThrow('no network');
  await settle();
  expect(sent).toEqual(['challenge', 'secret']);
  end.secret?.succeed();
  await settle();
  expect(sent).toEqual(['challenge', 'secret', 'domain']);
});

test('it orders nothing after a response, also if the last of the first calls had none', async () => {
  call('domain');
  call('redirect');
  end.domain?.succeed();
  end.redirect?.fail();
  await settle();
  call('secret', { keeps: true });
  call('online');
  expect(sent).toEqual(['domain', 'redirect', 'secret', 'online']);
});

test('it ends the wait also if the clock of the device is set back', async () => {
  call('domain');
  call('secret', { keeps: true });
  jest.setSystemTime(Date.now() - HOUR);
  await jest.advanceTimersByTimeAsync(COOKIE_PATIENCE);
  expect(sent).toEqual(['domain', 'secret']);
});

test('it waits for a slow response once, and only for a short time', async () => {
  call('domain');
  call('secret', { keeps: true });
  await jest.advanceTimersByTimeAsync(COOKIE_PATIENCE - 1);
  expect(sent).toEqual(['domain']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['domain', 'secret']);
  call('challenge', { keeps: true });
  expect(sent).toEqual(['domain', 'secret', 'challenge']);
});
