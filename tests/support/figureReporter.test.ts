import { appendFileSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import FigureReporter from '../e2e/support/run/figureReporter';

const share = (seed: number, status: string) => ({
  fullName: `members: 250 random actions, PORTAL_SEED ${seed}`,
  status,
});

/** What a run says whose journeys ended so, and have told these figures. */
function say(
  cases: { fullName: string; status: string }[],
  told: [name: string, done: number, inVain: number][],
) {
  const reporter = new FigureReporter();
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  reporter.onRunStart();
  const file = process.env.PORTAL_FIGURES as string;
  for (const [name, done, inVain] of told) {
    appendFileSync(file, `${JSON.stringify({ name, done, inVain, seconds: 10 })}\n`);
  }
  reporter.onRunComplete(undefined, { testResults: [{ testResults: cases }] });
  const said = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect(existsSync(dirname(file))).toBe(false);
  return said;
}

afterEach(() => void delete process.env.PORTAL_FIGURES);

test('counts only performed actions, and none of a failed journey', () => {
  const [good, bad] = [share(1, 'passed'), share(2, 'failed')];
  expect(
    say(
      [good, bad, share(3, 'pending')],
      [
        [good.fullName, 250, 9],
        [bad.fullName, 40, 1],
        [bad.fullName, 30, 2],
      ],
    ),
  ).toBe(
    'Random actions: 280 actions run, 250 survived, 11 more in vain, 14.0 a second; seeds that did not: 2\n',
  );
});

test('counts no actions of a journey without a report', () => {
  expect(say([share(1, 'failed')], [])).toBe(
    'Random actions: 0 actions run, 0 survived, 0 more in vain, 0.0 a second; seeds that did not: 1\n',
  );
});

test('faults are counted by their cases; a run without either says nothing', () => {
  const fault = (status: string) => ({ fullName: '/x stays usable when call fails: 500', status });
  expect(say([fault('passed'), fault('failed')], [])).toBe('Faults: 2 cases run, 1 survived\n');
  expect(say([{ fullName: 'signs in', status: 'passed' }], [])).toBe('');
});
