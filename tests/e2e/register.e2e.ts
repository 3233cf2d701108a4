/** Registration, and the activation of the account: /uaa/register, /uaa/active. Typed values are never lost. */
import { LOGIN_CHANNEL } from '../../src/constants';
import type { LoginResult } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { bornYearsAgo, residentIdOf } from '../support/builders/idNumbers';
import { asksForCode, codeSentTo, masked, triesCode } from './support/journeys/codes';
import {
  arrivesAtActivation,
  chooses,
  fillsAccount,
  fillsIdentity,
  isTicked,
  linkMailedTo,
  proves,
  REGISTER,
  registersBeside,
  riser,
  seesErrorAt,
  seesStep,
  sentBy,
  ticks,
} from './support/journeys/registration';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

/** Signs in by API calls with a code to a number that no account has; returns the address of the registration. */
async function signsInByCode(visitor: Visitor): Promise<string> {
  const number = { region: '+86', mobile: riser.mobile };
  await visitor.calls('loginCode', number);
  const code = await codeSentTo(visitor, riser.mobile);
  const key = `${endpoints.login}?channelCode=${LOGIN_CHANNEL.sms}`;
  const { redirectUrl } = await visitor.reads<LoginResult>(key, { userType: 'person', ...number, code });
  return redirectUrl ?? '';
}

/** Each journey registers values that the others need to be free. */
beforeEach(resetPortal);

test('a person registers by keyboard alone in pt-BR, in the dark theme at 320 px, and follows the link in the mail', async () => {
  const visitor = await aVisitor('pt-BR');
  await storesSettings(visitor, { navTheme: 'realDark' });
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(REGISTER);
  const { keyboard } = visitor.page;
  const tick = async (field: string) => {
    await visitor.tabsTo(`[name="${field}"]`);
    await keyboard.press('Space');
  };

  await visitor.types('mobile', riser.mobile);
  await visitor.tabsTo('.code-send');
  await keyboard.press('Enter');
  await visitor.sees(masked(riser.mobile));
  await visitor.waitsForFocus('code');
  await visitor.fits();
  await keyboard.type(await codeSentTo(visitor, riser.mobile));
  await keyboard.press('Enter');

  await seesStep(visitor, 'account');
  await visitor.types('account', riser.account);
  await visitor.types('newPwd', riser.password);
  await visitor.types('newPwd2', riser.password);
  await visitor.types('email', riser.email);
  await visitor.fits();
  await keyboard.press('Enter');

  await seesStep(visitor, 'identity');
  expect([await isTicked(visitor, 'consent'), await isTicked(visitor, 'agree')]).toEqual([false, false]);
  await visitor.types('name', 'Ana Teste');
  await visitor.tabsTo('[name="idType"]');
  await keyboard.type('Pass');
  await visitor.types('idNo', 'te123456');
  await tick('consent');
  await tick('agree');
  await visitor.fits();
  expect(await findings(visitor)).toEqual([]);
  await visitor.tabsTo('button[type="submit"]');
  await keyboard.press('Enter');

  await seesStep(visitor, 'summary');
  const shown = [riser.account, riser.email, 'Ana Teste', 'TE123456', masked(riser.mobile)];
  for (const words of [...shown, 'identity.idType.PASSPORT' as const]) await visitor.sees(words);
  await visitor.doesNotSee(riser.password);
  await visitor.fits();
  expect(await findings(visitor)).toEqual([]);
  expect(await storedBy(visitor)).not.toMatch(new RegExp(`${riser.password}|te123456`, 'i'));
  await visitor.tabsTo('button[type="submit"]');
  for (let press = 0; press < 5; press += 1) await keyboard.press('Enter');
  await arrivesAtActivation(visitor);
  await visitor.sees('register.active.SENT');
  await visitor.sees('r***@example.com');
  await visitor.fits();
  expect(sentBy(visitor)).toHaveLength(1);
  expect(sentBy(visitor)[0]?.body).not.toContain(riser.password);
  expect(await storedBy(visitor)).not.toMatch(/portal_draft|register_proofs/);

  await visitor.opens(await linkMailedTo(visitor));
  await visitor.sees('register.active.ACTIVATED');
  await visitor.finds('link', 'register.way.signIn');
  await visitor.opensSessionOf(riser);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({
    account: riser.account,
    userType: 'person',
    level: 1,
    mobile: '154****0090',
  });
});

test('a legal entity registers; its credit code determines the type, and its role is a claim', async () => {
  const rep = { name: '测试辛', idNo: residentIdOf('19000122') };
  const handler = { name: '测试壬', idNo: residentIdOf('19000123') };
  const visitor = await aVisitorAt(`${REGISTER}?type=legal`);
  await seesStep(visitor, 'organization');
  await visitor.fills('orgName', '测试三号事业单位');
  await visitor.fills('uscc', '12440000TTTTTTT16H');
  await visitor.confirms();
  await seesStep(visitor, 'people');
  await visitor.fills('legalRep.name', rep.name);
  await visitor.fills('legalRep.idNo', rep.idNo);
  await visitor.fills('handler.name', handler.name);
  await visitor.fills('handler.idNo', handler.idNo);
  await ticks(visitor, 'consent');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('register.next');
  await seesStep(visitor, 'mobile');
  await proves(visitor);
  await fillsAccount(visitor);
  await ticks(visitor, 'agree');
  await visitor.presses('register.next');
  await seesStep(visitor, 'summary');
  await visitor.sees('register.orgType.PUBLIC_INSTITUTION');
  await visitor.presses('register.submit');
  await arrivesAtActivation(visitor);
  await visitor.opens(await linkMailedTo(visitor));
  await visitor.sees('register.active.ACTIVATED');
  await visitor.opensSessionOf({ ...riser, userType: 'legal' });
  expect((await visitor.calls('roles')).map(({ orgName }) => orgName)).toEqual(['测试三号事业单位']);
  // A claim gives no permission.
  expect(await visitor.calls('accountDetail')).toMatchObject({ userType: 'legal', roles: [] });
});

// A sign-in by a code that leads here is covered by tests/mock/signIn/smsLogin.test.ts and
// tests/features/signIn/useCompleteSignIn.test.tsx; an unfit guardian by registrationSteps.test.ts and
// RegistrationWizard.test.tsx of tests/pages/uaa/register and tests/mock/signIn/registration.test.ts.
test('a child under 14, whose number was proved at sign-in, registers with the proof and the consent of a guardian', async () => {
  const visitor = await aVisitor();
  const child = { ...riser, idNo: residentIdOf(bornYearsAgo(8, Date.now())) };
  const guardian = '15400000091';
  await visitor.opens(await signsInByCode(visitor));

  // The page has removed the ticket from the address bar and sent a request with it.
  await seesStep(visitor, 'account');
  await visitor.arrivesAt(`${REGISTER}?step=account`);
  const [asked] = visitor.requestsTo('/anonApi/uaa/v1/registerTicket');
  const ticket = asked?.url.searchParams.get('ticket') ?? '';
  const proved = { region: '+86', mobile: riser.mobile };
  expect(await visitor.reads(`GET /anonApi/uaa/v1/registerTicket?ticket=${ticket}`)).toEqual(proved);
  expect(await visitor.calls('online')).toBe(false);
  await fillsAccount(visitor, child);
  await visitor.confirms();
  await fillsIdentity(visitor, child);
  await visitor.presses('register.next');

  await seesStep(visitor, 'guardian');
  await visitor.fills('guardian.name', '测试辛');
  await visitor.fills('guardian.idNo', residentIdOf('19000122'));
  await chooses(visitor, 'guardian.relation', 'MOTHER');
  await triesCode(visitor, await asksForCode(visitor, guardian));
  await seesErrorAt(visitor, 'guardian.consent', 'register.guardian.consent.required');
  expect(await findings(visitor)).toEqual([]);
  await ticks(visitor, 'guardian.consent');
  await visitor.presses('register.next');

  await seesStep(visitor, 'summary');
  await visitor.sees('register.relation.MOTHER');
  await visitor.presses('register.submit');
  await arrivesAtActivation(visitor);
  expect(JSON.parse(sentBy(visitor)[0]?.body ?? '')).toMatchObject({
    guardian: { name: '测试辛', relation: 'MOTHER', consent: true },
  });
});

/** A visitor at the first step. */
const aRiser = async () => (await aVisitor()).opens(REGISTER);

test('keeps all values on Back and Forward; after a reload it asks for secrets again and gives the reason', async () => {
  const visitor = await aRiser();
  await proves(visitor);
  await fillsAccount(visitor);
  await visitor.confirms();
  await seesStep(visitor, 'identity');
  await visitor.fills('name', riser.name);
  await visitor.fills('idNo', riser.idNo);
  await visitor.goesBack();
  await seesStep(visitor, 'account');
  expect([await visitor.valueOf('newPwd'), await visitor.valueOf('email')]).toEqual([
    riser.password,
    riser.email,
  ]);
  await visitor.goesBack();
  await seesStep(visitor, 'mobile');
  await visitor.sees('register.proved', { mobile: masked(riser.mobile) });
  // The draft stays in the tab until the visitor chooses to store it on the device.
  const onDevice = () => visitor.page.evaluate(() => localStorage.getItem('portal_draft_register'));
  expect(await onDevice()).toBeNull();
  await visitor.presses('form.keepOnDevice', 'checkbox');
  expect(await onDevice()).toContain(riser.account);
  await visitor.page.goForward();
  await visitor.page.goForward();
  await seesStep(visitor, 'identity');
  expect([await visitor.valueOf('name'), await visitor.valueOf('idNo')]).toEqual([riser.name, riser.idNo]);

  await visitor.reloads();
  await seesStep(visitor, 'account');
  await visitor.arrivesAt(`${REGISTER}?step=account`);
  await visitor.sees('register.why.secret');
  expect(await findings(visitor)).toEqual([]);
  expect([await visitor.valueOf('account'), await visitor.valueOf('newPwd')]).toEqual([riser.account, '']);
  expect(await storedBy(visitor)).not.toMatch(new RegExp(`${riser.password}|${riser.idNo}`));
});

const PAGE = '/uaa/active';
const FOLLOW = '/anonApi/user/v1/activation';

test('the link activates the account once, in any browser, after its token is removed from the address bar', async () => {
  const visitor = await aVisitor();
  const { id } = await registersBeside(visitor);
  const link = await linkMailedTo(visitor);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const other = await aVisitorAt(link, 'en-US');
  await other.sees('register.active.ACTIVATED');
  await other.arrivesAt(PAGE);
  expect(await findings(other)).toEqual([]);
  expect(token).not.toBe('');
  expect(
    other.watch.requests.filter(({ url }) => url.pathname !== PAGE).map(({ url }) => url.href),
  ).not.toEqual(expect.arrayContaining([expect.stringContaining(token)]));
  expect(other.requestsTo(FOLLOW, 'POST')).toHaveLength(1);

  await other.opens(link);
  await other.sees('register.active.USED');
  const path = `${endpoints.activation}?id=${id}`;
  expect(await visitor.reads(path)).toMatchObject({ state: 'USED' });
});
