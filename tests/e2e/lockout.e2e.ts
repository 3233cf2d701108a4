import { CAPTCHA_AFTER_FAILURES } from '../../src/constants';
import { provesWork, readsImage } from './support/journeys/captcha';
import { PAGE as RESET, stepAt } from './support/journeys/reset';
import { demo, mistaken, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

/** Submits wrong passwords with this name, answers captchas, and returns the form's error messages. */
async function fails(visitor: Visitor, person: Person, times: number): Promise<string[]> {
  const refusals: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    await visitor.fills('account', person.account);
    await visitor.fills('password', mistaken(person).password);
    // By then the page knows whether this name needs a captcha.
    await visitor.settles();
    if (await visitor.has('.proof')) await provesWork(visitor);
    await visitor.confirms();
    await visitor.settles();
    refusals.push(await visitor.refusal());
  }
  return refusals;
}

test('a visitor signs in by keyboard after two failures: the browser proves its work', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  expect(await visitor.has('.proof')).toBe(false);
  await fails(visitor, demo, CAPTCHA_AFTER_FAILURES);
  await provesWork(visitor);
  await visitor.hears(visitor.says('login.proof.done'));
  expect(visitor.requestsTo('/anonApi/component/v1/captcha')).toEqual([]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.types('account', demo.account);
  await visitor.types('password', demo.password);
  await visitor.page.keyboard.press('Enter');
  await visitor.arrivesAt(HOME);
});

test('a browser that cannot compute a proof shows the image: a wrong code is refused, and the right one is accepted', async () => {
  const visitor = await aVisitor();
  await visitor.page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await visitor.opens(RESET);
  await visitor.findsAt('.captcha-refresh img');
  await visitor.doesNotSee('login.captcha.toProof');
  const image = await visitor.finds('button', 'login.captcha.image');
  expect(await image.$eval('img', (picture) => picture.getAttribute('src'))).toMatch(/^data:image\/png/);
  await visitor.fills('loginId', demo.account);
  await visitor.fills('captcha', 'zzzz');
  await visitor.confirms();
  await visitor.sees('validation.captcha.wrong');
  await readsImage(visitor);
  await visitor.confirms();
  await visitor.arrivesAt(stepAt('prove'));
});
