import { preloadWhenIdle as preloadNext } from '@/bootstrap/preloadWhenIdle';
import { PREFETCH_RETRY_DELAY } from '@/constants';
import { isNothingUnderWay } from '@/utils/http/sharedCalls';

const mockPrepareHome = jest.fn(async () => undefined);
jest.mock('@/bootstrap/prepareHome', () => ({ prepareHome: () => mockPrepareHome() }));
jest.mock('@/utils/http/sharedCalls');

const SIGN_IN = '/uaa/login';
const idle = jest.mocked(isNothingUnderWay);

const isOn = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const shows = (html: string) => {
  document.body.innerHTML = html;
};
/** Long enough for a second check and for the files that it loads. */
const passes = (ms = 2 * PREFETCH_RETRY_DELAY) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isOn({ saveData: false, effectiveType: '3g' });
  shows('<main><h1>Sign in</h1></main>');
  idle.mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

test('prepares home once the sign-in page is shown', async () => {
  shows('');
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).not.toHaveBeenCalled();
  shows('<main><h1>Sign in</h1></main>');
  await passes();
  expect(mockPrepareHome).toHaveBeenCalledTimes(1);
});

test('waits for the calls of the page', async () => {
  idle.mockReturnValue(false);
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).not.toHaveBeenCalled();
  idle.mockReturnValue(true);
  await passes();
  expect(mockPrepareHome).toHaveBeenCalledTimes(1);
});

test('waits for the scripts of the page, which webpack marks', async () => {
  document.head.innerHTML = '<script data-webpack="portal:chunk-1"></script>';
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).not.toHaveBeenCalled();
  document.head.innerHTML = '';
  await passes();
  expect(mockPrepareHome).toHaveBeenCalledTimes(1);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('fetches nothing on %j', async (connection) => {
  isOn(connection);
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).not.toHaveBeenCalled();
});

test('fetches if the browser does not describe the network', async () => {
  isOn(undefined);
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).toHaveBeenCalledTimes(1);
});

test('preloads nothing without a next page, and cancels a preload that has not started', async () => {
  idle.mockReturnValue(false);
  preloadNext(SIGN_IN);
  preloadNext('/uaa/privacy');
  idle.mockReturnValue(true);
  await passes();
  expect(mockPrepareHome).not.toHaveBeenCalled();
});

test('ignores a part that does not load', async () => {
  const warn = jest.spyOn(console, 'warn');
  mockPrepareHome.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  preloadNext(SIGN_IN);
  await passes();
  expect(mockPrepareHome).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
