import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../src/constants';
import { choosesImage, provesWork, readsImage } from './support/journeys/captcha';
import { demo, mistaken, type Person, stranger } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

/** Fails so many times with this name, captchas answered, and reads the form's refusals. */
async function fails(visitor: Visitor, person: Person, times: number): Promise<string[]> {
  const refusals: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    await visitor.fills('account', person.account);
    await visitor.fills('password', mistaken(person).password);
    // The page has asked by then whether this name needs a captcha.
    await visitor.settles();
    if (await visitor.has('.proof')) await provesWork(visitor);
    await visitor.confirms();
    await visitor.settles();
    refusals.push(await visitor.refusal());
  }
  return refusals;
}

test('a visitor signs in by keyboard after two failures: the browser proves its work', async () => {
  const visitor = await aVisitor();
  await visitor.opens('/uaa/login');
  expect(await visitor.has('.proof')).toBe(false);
  await fails(visitor, demo, CAPTCHA_AFTER_FAILURES);
  await provesWork(visitor);
  await visitor.hears(visitor.says('login.proof.done'));
  expect(visitor.requestsTo('/anonApi/component/v1/captcha')).toEqual([]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.types('account', demo.account);
  await visitor.types('password', demo.password);
  await visitor.page.keyboard.press('Enter');
  await visitor.isAt(HOME);
});

test('a visitor who asks for the image instead signs in with its code, and not with another', async () => {
  const visitor = await aVisitor();
  await visitor.opens('/uaa/login');
  await fails(visitor, demo, CAPTCHA_AFTER_FAILURES);
  await choosesImage(visitor);
  const image = await visitor.finds('button', 'login.captcha.image');
  expect(await image.$eval('img', (picture) => picture.getAttribute('src'))).toMatch(/^data:image\/png/);
  await visitor.fills('password', demo.password);
  await visitor.confirms();
  await visitor.sees('validation.captcha.required');
  await visitor.fills('captcha', '!!!!');
  await visitor.confirms();
  await visitor.sees('validation.captcha.format');
  await visitor.fills('captcha', 'zzzz');
  await visitor.confirms();
  await visitor.sees('validation.captcha.wrong');
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
  await readsImage(visitor);
  await visitor.confirms();
  await visitor.isAt(HOME);
});

test('a browser that cannot compute a proof gets the image', async () => {
  const visitor = await aVisitor();
  await visitor.page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await visitor.opens('/uaa/resetPwd');
  await visitor.findsAt('.captcha-refresh img');
  await visitor.doesNotSee('login.captcha.toProof');
});

// tests/mock/signIn/signIn.test.ts.
hardTest('five failures lock a name, known or not, with the same words', async () => {
  const screens: string[] = [];
  for (const person of [demo, stranger]) {
    const visitor = await aVisitor();
    await visitor.opens('/uaa/login');
    const refusals = await fails(visitor, person, LOCK_AFTER_FAILURES);
    expect(refusals).toEqual([
      ...Array(LOCK_AFTER_FAILURES - 1).fill(visitor.says('subCode.BAD_CREDENTIALS')),
      visitor.says('subCode.LOCKED', { minutes: LOCK_DURATION / MINUTE }),
    ]);
    screens.push(await visitor.mainText());
  }
  expect(screens[0]).toBe(screens[1]);
});
