/** The step between sign-in and the requested page that the user cannot skip: a new password. */
import { endpoints } from '../../src/contract/endpoints';
import { messagesTo } from './support/journeys/outbox';
import { signsInElsewhere } from './support/journeys/sessions';
import { weak } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const GUIDE = `/uaa/modifyPwdGuide?referer=${encodeURIComponent(deepLink)}`;
const CHANGE = endpoints.changePassword.slice('PUT '.length);

const FRESH = 'Fresh-2026-pass';

/** Each journey changes a password that the others use. */
afterEach(resetPortal);

async function asks(visitor: Visitor, pwd: string, newPwd: string, newPwd2 = newPwd): Promise<void> {
  await visitor.fills('pwd', pwd);
  await visitor.fills('newPwd', newPwd);
  await visitor.fills('newPwd2', newPwd2);
  await visitor.confirms();
}

/** Expects that both passwords were sent encrypted with one key and are stored nowhere. */
async function traveledSealed(visitor: Visitor): Promise<void> {
  const [sent] = visitor.requestsTo(CHANGE, 'PUT');
  const cipher = expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/);
  const secretId = expect.stringMatching(/./);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ pwd: cipher, newPwd: cipher, secretId });
  const left = await storedBy(visitor);
  for (const trace of [...visitor.watch.requests.map(({ url, body }) => url.href + body), left]) {
    expect(trace).not.toContain(FRESH);
  }
}

describe('a weak password', () => {
  test('blocks every other page, and has to be replaced before the requested page opens, also if the next step does not load', async () => {
    const visitor = await aMember(weak);
    visitor.watch.tolerate(/status of 403|status of 500|http error/);
    await visitor.opens(`${deepLink}#x`);
    await visitor.arrivesAt(GUIDE);
    await visitor.sees('guide.pwd.weak');
    await visitor.sees('newPassword.rule.length', { min: 6 });
    await visitor.injectsFault(endpoints.redirect, { status: 500, times: 1 });
    await asks(visitor, weak.password, FRESH);
    await visitor.sees('newPassword.changed');
    await visitor.finds('button', 'form.continue');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('form.continue');
    await visitor.arrivesAt(deepLink);
    await traveledSealed(visitor);
    expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'weak' });
    expect(await messagesTo(visitor, 'weak@example.com')).toHaveLength(1);
    await expect(signsInElsewhere(visitor, weak)).rejects.toThrow();
    await signsInElsewhere(visitor, { ...weak, password: FRESH });
  });
});
