import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CAPTCHA_LIFETIME, SECOND } from '../../../src/constants';
import type { WorkPayload } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const write = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Computes a proof for a challenge of the browser. */
async function solve(browser: Browser): Promise<WorkPayload> {
  const { data: challenge } = await browser.call('captchaChallenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge has no solution');
  return { challenge, solution };
}

const startReset = async (browser: Browser, captcha: string) =>
  (await browser.call('startReset', { body: { userType: 'person', loginId: 'demo', captcha } })).subCode;

test('accepts a proof once, also for two concurrent requests', async () => {
  const browser = newBrowser();
  const proof = write(await solve(browser));
  const outcomes = await Promise.all([startReset(browser, proof), startReset(browser, proof)]);
  expect(outcomes.sort()).toEqual([subCodes.BAD_CAPTCHA, null].sort());
  expect(await startReset(browser, proof)).toBe(subCodes.BAD_CAPTCHA);
  expect(getPortal().workChallenges.size).toBe(0);
});

test('refuses a proof of another visitor, which stays valid for its owner', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const proof = write(await solve(browser));
  expect(await startReset(other, proof)).toBe(subCodes.BAD_CAPTCHA);
  expect(await startReset(browser, proof)).toBeNull();
});

test('accepts a proof until five minutes after its challenge', async () => {
  const browser = newBrowser();
  const [first, second] = [write(await solve(browser)), write(await solve(browser))];
  advanceClock(CAPTCHA_LIFETIME - 10 * SECOND);
  expect(await startReset(browser, first)).toBeNull();
  advanceClock(10 * SECOND);
  expect(await startReset(browser, second)).toBe(subCodes.BAD_CAPTCHA);
});

test('refuses a challenge that was made easier', async () => {
  const browser = newBrowser();
  const { data: challenge } = await browser.call('captchaChallenge');
  const easy = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  const solution = await solveChallenge({ challenge: easy, deriveKey });
  expect(await startReset(browser, write({ challenge: easy, solution }))).toBe(subCodes.BAD_CAPTCHA);
});

test.each([
  ['no JSON', 'bm8='],
  ['no solution', write({ challenge: { signature: 'x', parameters: {} } })],
  ['an unknown signature', write({ challenge: { signature: 'x', parameters: {} }, solution: {} })],
])('refuses a payload with %s', async (_, captcha) => {
  expect(await startReset(newBrowser(), captcha)).toBe(subCodes.BAD_CAPTCHA);
});
