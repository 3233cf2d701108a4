import { HOUR, MINUTE, SECOND } from '@/constants';
import { subCodes } from '@/contract/subCodes';
import { sendLoginCode } from '@/services/codes';

import { getServerTime, recordServerTime, timeUntil } from '@/utils/serverClock';
import { json, refusal } from '../support/servers/apiServer';
import { call, setUp } from '../support/servers/requests';

const setup = setUp();
const iso = (ms: number) => new Date(ms).toISOString();

test('counts the full wait before any response', () => {
  expect(getServerTime()).toBeNull();
  expect(timeUntil(iso(Date.now() + 20 * SECOND), MINUTE)).toBe(MINUTE);
});

test.each([0, HOUR, -HOUR, 40 * SECOND, 110 * SECOND])(
  'derives from a response that the device is %i ms ahead',
  async (ahead) => {
    const time = Date.now() - ahead;
    const headers = { Date: new Date(time).toUTCString() };
    setup.api.answers(json({ code: 20000, data: '1.0', subCode: null, subMsg: null }, 200, headers));
    await call('getVersion');
    expect(Math.abs((getServerTime() ?? 0) - time)).toBeLessThan(2 * SECOND);
    expect(Math.abs(timeUntil(iso(time + 20 * SECOND), MINUTE) - 20 * SECOND)).toBeLessThan(2 * SECOND);
  },
);

test.each([null, '', 'soon'])('ignores a Date header of %j', (date) => {
  const before = Date.parse('2026-03-01T08:00:00Z');
  recordServerTime(new Date(before).toUTCString());
  recordServerTime(date);
  expect(Math.abs((getServerTime() ?? 0) - before)).toBeLessThan(SECOND);
});

test('shows no notice if a send requires a captcha, but one for another refusal', async () => {
  const body = { region: '+86', mobile: '15400000009' } as const;
  setup.api.answers(refusal('captcha', subCodes.CAPTCHA_REQUIRED));
  await expect(sendLoginCode(body)).rejects.toMatchObject({ subCode: 'CAPTCHA_REQUIRED' });
  expect(setup.notices).toHaveLength(0);
  setup.api.answers(refusal('too soon', subCodes.CODE_TOO_SOON));
  await expect(sendLoginCode(body)).rejects.toMatchObject({ subCode: 'CODE_TOO_SOON' });
  expect(setup.notices).toHaveLength(1);
});
