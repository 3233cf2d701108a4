/** Signing in with a password: messages, secrets, the captcha after failures, and the requested page. */
import { CAPTCHA_AFTER_FAILURES } from '../../src/constants';
import { provesWork, readsImage } from './support/journeys/captcha';
import { PAGE as RESET, stepAt } from './support/journeys/reset';
import { boss, demo, mistaken, type Person, stranger } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const LOGIN = '/anonApi/uaa/v1/login';
const HOME = '/user/identity_manage';

test('shows the same message for a wrong password, an unknown account and another user type; then shows the password on request, and sends it encrypted and once after five quick submits; nothing secret is stored', async () => {
  const visitor = await aVisitorAt('/uaa');
  await visitor.arrivesAt('/uaa/login');
  const screens: string[] = [];
  for (const person of [mistaken(demo), stranger, boss]) {
    const answered = visitor.page.waitForResponse((response) => response.url().includes(LOGIN));
    await visitor.submits(person);
    await answered;
    await visitor.settles();
    expect(await visitor.refusal()).toBe(visitor.says('subCode.BAD_CREDENTIALS'));
    screens.push(await visitor.mainText());
  }
  expect(new Set(screens).size).toBe(1);
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
  const refused = visitor.requestsTo(LOGIN, 'POST').length;

  // For password managers.
  const tokens = await visitor.page.$$eval('input[autocomplete]', (inputs) =>
    inputs.map((input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`),
  );
  expect(tokens).toEqual(['account: username webauthn', 'password: current-password']);

  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await visitor.presses('login.showPassword');
  expect(await visitor.page.$eval('input[name="password"]', (input) => input.getAttribute('type'))).toBe(
    'text',
  );
  const pressed = await (await visitor.finds('button', 'login.showPassword')).evaluate((button) =>
    button.getAttribute('aria-pressed'),
  );
  expect(pressed).toBe('true');
  expect(await visitor.valueOf('password')).toBe(demo.password);

  await visitor.injectsFault(`POST ${LOGIN}`, { delayMs: 400 });
  await visitor.page.focus('[name="password"]');
  for (let press = 0; press < 5; press += 1) await visitor.confirms();
  await visitor.arrivesAt(HOME);
  await visitor.settles();
  const [sent, ...others] = visitor.requestsTo(LOGIN, 'POST').slice(refused);
  expect(others).toEqual([]);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    account: demo.account,
    secretId: expect.stringMatching(/./),
    password: expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/),
  });
  const left = await visitor.page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
    ]),
  );
  const asked = visitor.watch.requests.map(({ url, body }) => url.href + body);
  for (const trace of [left, ...asked, ...visitor.watch.console]) {
    expect(trace).not.toContain(demo.password);
    expect(decodeURIComponent(trace.replace(/%(?![\da-f]{2})/gi, '%25'))).not.toContain(demo.password);
  }
  expect(left).not.toMatch(/portal_session|secretId/);
});

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

// Sign-in redirects only to pages of the portal (OWASP, unvalidated redirects). tests/utils/routing/redirectPolicy.test.ts covers
// all other addresses.
test('redirects a signed-in member to a portal page, and to the default page for a script, foreign or duplicate referer', async () => {
  const visitor = await aMember(demo);
  await visitor.opens('/uaa/login?referer=%2Faccount&referer=%2F%2Fevil.example');
  await visitor.arrivesAt(HOME);
  for (const [referer, address] of [
    ['/usage/100%25', '/usage/100%25'],
    ['/\\/evil.example', HOME],
    ['/usage', '/usage'],
    ['javascript:alert(document.domain)', HOME],
  ] as const) {
    await goesTo(visitor, `/uaa/login?referer=${encodeURIComponent(referer)}`);
    await visitor.arrivesAt(address);
  }
});
