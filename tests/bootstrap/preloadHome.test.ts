/** @jest-environment jsdom */
import { preloadWhenIdle } from '@/bootstrap/preload';
import { PREFETCH_RETRY_DELAY } from '@/constants';
import { trackCall } from '@/utils/http/sharedCalls';

const SIGN_IN = '/uaa/login';
const listen = jest.spyOn(document, 'addEventListener');
const open = (path: string) => window.history.replaceState(null, '', path);
/** How often the home page was prepared: from then on its scripts run at the next submit. */
const countPreparations = () => listen.mock.calls.filter(([type]) => type === 'submit').length;

const isOn = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const show = (html: string) => {
  document.body.innerHTML = html;
};
/** Long enough for a second check and for the files that it loads. */
const passes = (ms = 2 * PREFETCH_RETRY_DELAY) => jest.advanceTimersByTimeAsync(ms);

/** Starts a call of the page. Returns a function that ends it. */
function startCall() {
  let end = () => {};
  trackCall(new Promise<void>((resolve) => (end = resolve)));
  return end;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  open(SIGN_IN);
  isOn({ saveData: false, effectiveType: '3g' });
  show('<main><h1>Sign in</h1></main>');
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

test('prepares home once the sign-in page is shown', async () => {
  show('');
  preloadWhenIdle(SIGN_IN);
  await passes();
  expect(countPreparations()).toBe(0);
  show('<main><h1>Sign in</h1></main>');
  await passes();
  expect(countPreparations()).toBe(1);
});

test('waits for the calls of the page', async () => {
  const end = startCall();
  preloadWhenIdle(SIGN_IN);
  await passes();
  expect(countPreparations()).toBe(0);
  end();
  await passes();
  expect(countPreparations()).toBe(1);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('fetches nothing on %j', async (connection) => {
  isOn(connection);
  preloadWhenIdle(SIGN_IN);
  await passes();
  expect(countPreparations()).toBe(0);
});

test('prefetches nothing for another page, also if the visitor opens it meanwhile', async () => {
  const end = startCall();
  preloadWhenIdle(SIGN_IN);
  await passes();
  open('/uaa/privacy');
  preloadWhenIdle('/uaa/privacy');
  end();
  await passes();
  expect(countPreparations()).toBe(0);
});
