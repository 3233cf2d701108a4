/** The steps between sign-in and the requested page: a new password, a higher level. */
import { endpoints } from '../../src/contract/endpoints';
import { verificationChannels } from '../../src/domain/verificationChannels';
import { messagesTo } from './support/journeys/codes';
import { entersNewPassword } from './support/journeys/reset';
import { signsInElsewhere } from './support/journeys/sessions';
import { decidesAtApp, levelOf, verifies } from './support/journeys/verification';
import { newcomer, type Person, weak } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const GUIDE = `/uaa/modifyPwdGuide?referer=${encodeURIComponent(deepLink)}`;
const CHANGE = endpoints.changePassword.slice('PUT '.length);

const FRESH = 'Fresh-2026-pass';

beforeEach(resetPortal);

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

test('a weak password blocks every other page, and has to be replaced before the requested page opens, also if the next step does not load', async () => {
  const visitor = await aMember(weak);
  visitor.watch.tolerate(/status of 403|status of 500|http error/);
  await visitor.opens(`${deepLink}#x`);
  await visitor.arrivesAt(GUIDE);
  await visitor.sees('guide.pwd.weak');
  await visitor.sees('newPassword.rule.length', { min: 6 });
  await visitor.injectsFault(endpoints.redirect, { status: 500, times: 1 });
  await entersNewPassword(visitor, FRESH, weak.password);
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

/** Address of the guide for an application's request for this person. */
async function wanted(visitor: Visitor, { account }: Person, level: number) {
  const order = { as: 'application', account, name: 'City Card', level, skippable: false };
  const { requestId } = await visitor.reads<{ requestId: string }>('POST /mock/act', order);
  return `/uaa/authGuide?${new URLSearchParams({ requestId, referer: deepLink })}`;
}

/** Number of channels in each list on the page, once they are loaded. */
async function offered(visitor: Visitor): Promise<number[]> {
  await visitor.findsAt('.channel-list');
  return visitor.page.$$eval('.channel-list', (lists) => lists.map((list) => list.children.length));
}

test("the level that an application requires is shown after the sign-in that it required, with the user's level and the channels; a member verifies by the payment app and returns to it", async () => {
  const visitor = await aVisitor('en-US');
  visitor.watch.tolerate(/status of 401/);
  await storesSettings(visitor, { navTheme: 'realDark', elder: true });
  const guide = await wanted(visitor, newcomer, 3);
  await visitor.opens(guide);
  await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(guide)}`);
  await visitor.signsIn(newcomer);
  // This member has no number yet; the step is optional, and not shown twice.
  await visitor.presses('guide.later');
  await visitor.arrivesAt(guide);
  await visitor.sees('verification.wanted', {
    application: 'City Card',
    level: visitor.says('identity.level.3'),
  });
  await visitor.sees('guide.auth.own', { level: visitor.says('identity.level.1') });
  const reaching = verificationChannels.filter(({ raisesTo }) => raisesTo === 3).length;
  expect(await offered(visitor)).toEqual([reaching, verificationChannels.length - reaching]);
  await visitor.sees('guide.auth.required');
  await visitor.doesNotSee('guide.auth.skip');
  const wide = visitor.page.viewport();
  await visitor.fitsIn(320);
  expect(await findings(visitor)).toEqual([]);
  await visitor.page.setViewport(wide);
  // The portal keeps the application's request through the payment app.
  const channel = visitor.says('identity.channel.alipayVerify');
  await visitor.presses(visitor.says('verification.start.of', { channel }), 'link');
  await verifies(visitor, 'alipayVerify');
  // On a phone, the answer arrives in a new tab.
  const tab = await visitor.opensTab();
  await decidesAtApp(visitor, { subject: newcomer.account, tab });
  await tab.sees('verification.result.raised');
  await tab.presses(visitor.says('verification.wanted.back', { application: 'City Card' }));
  await tab.arrivesAt(deepLink);
  expect(await levelOf(visitor)).toBe(3);
});
