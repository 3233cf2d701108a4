/** Registration: /uaa/register, for a person, a child under 14 and a legal entity. */
import { bornYearsAgo, residentIdOf } from '../support/idNumbers';
import { asksForCode, choosesSms, codeSentTo, masked, triesCode } from './support/journeys/codes';
import {
  chooses,
  complains,
  fillsAccount,
  fillsIdentity,
  isClean,
  isOnStep,
  isRegistered,
  isTicked,
  linkMailedTo,
  organization,
  proves,
  REGISTER,
  riser,
  sentBy,
  ticks,
} from './support/journeys/registration';
import { isHard } from './support/run/hard';
import { hasSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';

const HOME = '/user/identity_manage';
const LOGGED = /Failed to load resource|http error/;

/** Each journey registers values that the others need to be free. */
beforeEach(resetPortal);

/** A visitor at the first step. */
const aRiser = async () => (await aVisitor()).opens(REGISTER);

test('a person registers, follows the link in the mail, and signs in', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  await visitor.presses('login.register', 'link');
  await visitor.isAt(REGISTER);
  await isOnStep(visitor, 'mobile');
  await isClean(visitor);
  await proves(visitor);

  await fillsAccount(visitor);
  await visitor.sees('validation.strength.strong');
  await isClean(visitor);
  await visitor.confirms();

  await isOnStep(visitor, 'identity');
  expect([await isTicked(visitor, 'consent'), await isTicked(visitor, 'agree')]).toEqual([false, false]);
  await fillsIdentity(visitor);
  await isClean(visitor);
  await visitor.presses('register.next');

  await isOnStep(visitor, 'summary');
  for (const words of [riser.account, riser.email, riser.name, riser.idNo, masked(riser.mobile)]) {
    await visitor.sees(words);
  }
  await visitor.doesNotSee(riser.password);
  await isClean(visitor);
  expect(await storedBy(visitor)).not.toMatch(new RegExp(`${riser.password}|${riser.idNo}`));
  await visitor.page.$eval('button[type="submit"]', (button) => {
    for (let press = 0; press < 5; press += 1) (button as HTMLElement).click();
  });
  await isRegistered(visitor);
  await visitor.sees('r***@example.com');
  expect(sentBy(visitor)).toHaveLength(1);
  expect(sentBy(visitor)[0]?.body).not.toContain(riser.password);
  expect(await storedBy(visitor)).not.toMatch(/portal_draft|register_proofs/);

  await visitor.opens(await linkMailedTo(visitor));
  await visitor.sees('register.active.ACTIVATED');
  await visitor.presses('register.way.signIn', 'link');
  await visitor.signsIn(riser);
  await visitor.isAt(HOME);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({
    account: riser.account,
    userType: 'person',
    level: 1,
    mobile: '154****0090',
  });
});

test('a person registers by keyboard alone in pt-BR, in the dark theme at 320 px', async () => {
  const visitor = await aVisitor('pt-BR');
  await hasSettings(visitor, { navTheme: 'realDark' });
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(REGISTER);
  const { keyboard } = visitor.page;
  const fits = async () => {
    if (isHard) await isClean(visitor);
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  };
  const tick = async (field: string) => {
    await visitor.tabsTo(`[name="${field}"]`);
    await keyboard.press('Space');
  };

  await fits();
  await visitor.types('mobile', riser.mobile);
  await visitor.tabsTo('.code-send');
  await keyboard.press('Enter');
  await visitor.sees(masked(riser.mobile));
  await visitor.isIn('code');
  await keyboard.type(await codeSentTo(visitor, riser.mobile));
  await keyboard.press('Enter');

  await isOnStep(visitor, 'account');
  await visitor.types('account', riser.account);
  await visitor.types('newPwd', riser.password);
  await visitor.types('newPwd2', riser.password);
  await visitor.types('email', riser.email);
  await fits();
  await keyboard.press('Enter');

  await isOnStep(visitor, 'identity');
  await visitor.types('name', 'Ana Teste');
  await visitor.tabsTo('[name="idType"]');
  await keyboard.type('Pass');
  await visitor.types('idNo', 'te123456');
  await tick('consent');
  await tick('agree');
  await fits();
  await visitor.tabsTo('button[type="submit"]');
  await keyboard.press('Enter');

  await isOnStep(visitor, 'summary');
  await visitor.sees('TE123456');
  await visitor.sees('identity.idType.PASSPORT');
  await fits();
  await visitor.tabsTo('button[type="submit"]');
  await keyboard.press('Enter');
  await isRegistered(visitor);
  await visitor.sees('register.active.SENT');
  await fits();
});

test('a legal entity registers after a taken credit code was reported; a free code determines the type', async () => {
  const visitor = await aRiser();
  await visitor.sees('login.userType');
  await visitor.tabsTo('input[name="userType"]');
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.isAt(`${REGISTER}?type=legal`);
  await isOnStep(visitor, 'organization');
  await visitor.isIn('userType');
  await visitor.fills('orgName', organization.orgName);
  await visitor.fills('uscc', '91440000TTTTTTT16C');
  await visitor.fills('orgName', organization.orgName);
  expect(await visitor.valueOf('orgType')).toBe('ENTERPRISE');
  await visitor.confirms();

  await isOnStep(visitor, 'people');
  await visitor.fills('legalRep.name', organization.legalRep.name);
  await visitor.fills('legalRep.idNo', organization.legalRep.idNo);
  await visitor.fills('handler.name', organization.handler.name);
  await visitor.fills('handler.idNo', organization.handler.idNo);
  await ticks(visitor, 'consent');
  await isClean(visitor);
  await visitor.presses('register.next');
  await isOnStep(visitor, 'mobile');
  visitor.watch.tolerate(LOGGED);
  await proves(visitor);

  await isOnStep(visitor, 'organization');
  await complains(visitor, 'uscc', 'subCode.USCC_REGISTERED');
  await visitor.isIn('uscc');
  await visitor.sees('form.failed');
  await visitor.finds('link', 'register.way.appeal');
  await isClean(visitor);
  await visitor.fills('uscc', organization.uscc);
  await visitor.confirms();
  await fillsAccount(visitor);
  await ticks(visitor, 'agree');
  await visitor.presses('register.next');
  await isOnStep(visitor, 'summary');
  await visitor.sees('register.orgType.PUBLIC_INSTITUTION');
  await visitor.presses('register.submit');
  await isRegistered(visitor);
  await visitor.opens(await linkMailedTo(visitor));
  await visitor.sees('register.active.company');
  await isClean(visitor);
  await visitor.presses('register.way.signIn', 'link');
  await visitor.signsIn({ ...riser, userType: 'legal' });
  await visitor.isAt('/user/role_manage');
  await visitor.sees(organization.orgName);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({
    userType: 'legal',
    roles: [],
  });
});

test('a child under 14 registers with the proof and the consent of a guardian', async () => {
  const visitor = await aRiser();
  const child = { ...riser, idNo: residentIdOf(bornYearsAgo(8, Date.now())) };
  const guardian = '15400000091';
  await proves(visitor);
  await fillsAccount(visitor, child);
  await visitor.confirms();
  await fillsIdentity(visitor, child);
  await visitor.presses('register.next');

  await isOnStep(visitor, 'guardian');
  await isClean(visitor);
  await visitor.fills('guardian.name', '测试辛');
  await visitor.fills('guardian.idNo', residentIdOf(bornYearsAgo(17, Date.now())));
  await visitor.fills('mobile', guardian);
  await complains(visitor, 'guardian.idNo', 'subCode.GUARDIAN_UNFIT');
  await visitor.fills('guardian.idNo', organization.legalRep.idNo);
  await chooses(visitor, 'guardian.relation', 'MOTHER');
  await triesCode(visitor, await asksForCode(visitor, guardian));
  await complains(visitor, 'guardian.consent', 'register.guardian.consent.required');
  await ticks(visitor, 'guardian.consent');
  await visitor.presses('register.next');

  await isOnStep(visitor, 'summary');
  await visitor.sees('register.relation.MOTHER');
  await isClean(visitor);
  await visitor.presses('register.submit');
  await isRegistered(visitor);
  expect(JSON.parse(sentBy(visitor)[0]?.body ?? '')).toMatchObject({
    guardian: { name: '测试辛', relation: 'MOTHER', consent: true },
  });
});

test('requires no second proof of a number that was proved at sign-in, and removes its ticket from the address bar', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  await choosesSms(visitor);
  await triesCode(visitor, await asksForCode(visitor, riser.mobile));
  await isOnStep(visitor, 'account');
  await visitor.isAt(`${REGISTER}?step=account`);
  await visitor.opens(`${REGISTER}?ticket=nobody`);
  await visitor.sees('register.why.ticket');
  await visitor.isAt(`${REGISTER}?step=account`);
  await visitor.presses('register.back');
  await visitor.sees('register.proved', { mobile: masked(riser.mobile) });
  await visitor.presses('register.another');
  await visitor.isIn('mobile');
});
