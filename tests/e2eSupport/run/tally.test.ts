import { isReplaced, NoEffectError, Tally, withTimeout } from '../../e2e/support/run/tally';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  'Execution context was destroyed, most likely because of a navigation.',
  'History entry to navigate to not found.',
  'Execution context is not available in detached frame "http://127.0.0.1/" (are you trying to evaluate?)',
  'Protocol error (Runtime.callFunctionOn): Cannot find context with specified id',
  'Protocol error (Page.navigate): Inspected target navigated or closed',
  "Attempted to use detached Frame 'ABC'.",
  'Navigating frame was detached',
  'net::ERR_ABORTED at http://127.0.0.1/user/x',
])('recognizes a replaced document: %s', (message) => {
  expect(isReplaced(new Error(message))).toBe(true);
});

test.each([
  named('TimeoutError', 'Navigation timeout of 30000 ms exceeded'),
  named('TimeoutError', 'net::ERR_ABORTED after a timeout'),
  new Error('Runtime.callFunctionOn timed out.'),
  new Error('Protocol error (Target.closeTarget): Session closed. Most likely the page has been closed.'),
  new Error('Node is either not clickable or not an Element'),
  new Error('TypeError: Cannot read properties of undefined (reading "context")'),
  new Error('history is not defined'),
  new NoEffectError('nothing to press'),
  'Execution context was destroyed',
])('does not take for a replaced document: %s', (error) => {
  expect(isReplaced(error)).toBe(false);
});

test('resolves or rejects with a promise that settles in time', async () => {
  await expect(withTimeout(Promise.resolve(7), 'click', 1_000)).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('broken')), 'click', 1_000)).rejects.toThrow('broken');
});

test('rejects if the page does not respond in time', async () => {
  await expect(withTimeout(new Promise(() => undefined), 'click', 20)).rejects.toThrow(
    'the page hangs: click took more than 20 ms',
  );
});

test('counts performed actions, and allows a tenth without effect', () => {
  const tally = new Tally(40);
  for (let count = 0; count < 4; count += 1) tally.recordNoEffect('click: nothing to press');
  tally.recordEffect();
  expect([tally.done, tally.withoutEffect]).toEqual([1, 4]);
  expect(() => tally.recordNoEffect('theme: stays dark')).toThrow('5 actions had no effect, and 1 had one');
});
