import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../src/constants';
import { answerInWords, withoutDigits } from './support/captcha';
import { hardTest } from './support/hard';
import { demo, mistaken, newcomer, type Person, stranger } from './support/people';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

/** Fails so many times with this name, captchas answered, and reads the form's refusals. */
async function fails(visitor: Visitor, person: Person, times: number): Promise<string[]> {
  const refusals: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    await visitor.fills('account', person.account);
    await visitor.fills('password', mistaken(person).password);
    if (await visitor.has('input[name="captcha"]')) await answerInWords(visitor);
    await visitor.confirms();
    await visitor.settles();
    refusals.push(await visitor.refusal());
  }
  return refusals;
}

test('the captcha appears after two failures, and its question in words can be answered', async () => {
  const visitor = await aVisitor();
  await visitor.opens('/uaa/login');
  expect(await visitor.has('input[name="captcha"]')).toBe(false);
  await fails(visitor, demo, CAPTCHA_AFTER_FAILURES);
  await visitor.findsAt('input[name="captcha"]');
  const image = await visitor.finds('button', 'login.captcha.image');
  expect(await image.$eval('img', (picture) => picture.getAttribute('src'))).toMatch(/^data:image\/svg\+xml/);

  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await answerInWords(visitor);
  await visitor.confirms();
  await visitor.isAt(HOME);
});

test('without the captcha, or with a wrong one, nobody signs in', async () => {
  const visitor = await aVisitor();
  await visitor.opens('/uaa/login');
  await fails(visitor, newcomer, CAPTCHA_AFTER_FAILURES);
  await visitor.findsAt('input[name="captcha"]');
  await visitor.fills('password', newcomer.password);
  await visitor.confirms();
  await visitor.sees('validation.captcha.required');
  await visitor.fills('captcha', '!!!!');
  await visitor.confirms();
  await visitor.sees('validation.captcha.format');
  await visitor.fills('captcha', 'zzzz');
  await visitor.confirms();
  await visitor.sees('validation.captcha.wrong');
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
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
    screens.push(withoutDigits(await visitor.mainText()));
  }
  expect(screens[0]).toBe(screens[1]);
});
