/** Input and clicks on a prerendered page before its scripts run. */
import { codeSentTo, masked, UNKNOWN_MOBILE } from './support/journeys/codes';
import { aPicture, seesUploads } from './support/journeys/files';
import { demo } from './support/people';
import { holdScripts, opensEarly } from './support/screens/slowScripts';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';

/** Values of the page's fields. */
const typed = async (visitor: Visitor) => [
  await visitor.valueOf('account'),
  await visitor.valueOf('password'),
];

async function typesDemo(visitor: Visitor) {
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
}

// prerendered.e2e.ts hydrates each page in each language.
test('a visitor who submits the form before the scripts have loaded is signed in', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  expect(await visitor.page.$eval('h1', (heading) => heading.textContent)).toBe(visitor.says('page.login'));
  await typesDemo(visitor);
  await visitor.confirms();
  await visitor.findsAt('[type="submit"][aria-busy="true"]');
  expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(0);
  await scripts.release();
  await visitor.arrivesAt(HOME);
  expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(1);
  expect(await visitor.calls('accountDetail')).toMatchObject({ account: demo.account });
});

test('replaces HTML in another language, and keeps typed values and the focus', async () => {
  const visitor = await aVisitor('pt-BR');
  await visitor.tellsServer('zh-CN');
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, `${SIGN_IN}?referer=${encodeURIComponent('/user/notices')}`, 'account');
  expect(await visitor.page.$eval('html', ({ lang }) => lang)).toBe('zh-CN');
  await visitor.page.click('input[value="legal"]');
  await typesDemo(visitor);
  await visitor.page.keyboard.press('Home');
  await scripts.release();
  await visitor.findsAt('.ways-list[aria-busy="false"]');
  await visitor.findsAt('input[value="legal"]:checked');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  expect(
    await visitor.page.$eval('[name="password"]', (field) => (field as HTMLInputElement).selectionStart),
  ).toBe(0);
  await visitor.page.click('input[value="person"]');
  await visitor.page.focus('[name="password"]');
  await visitor.waitsForFocus('password');
  await visitor.confirms();
  await visitor.arrivesAt('/user/notices');
});

// Clicks on a page that replaces the HTML are covered by hydrateOrReplace.test.ts and replayClicks.test.ts of tests/bootstrap.
test('sends a code once that was requested before the scripts ran', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, '/uaa/register', 'mobile');
  await visitor.fills('mobile', UNKNOWN_MOBILE);
  // A second click, because the page does not react yet, sends no second code.
  await visitor.page.click('.code-send');
  await visitor.page.click('.code-send');
  await visitor.findsAt('.code-send[aria-busy="true"]');
  await scripts.release();
  await visitor.sees(masked(UNKNOWN_MOBILE));
  expect(visitor.requestsTo('/anonApi/user/v1/captcha', 'POST')).toHaveLength(1);
  expect(await codeSentTo(visitor, UNKNOWN_MOBILE)).not.toBe('');
});

test('retries a script that fails to load, and keeps typed values meanwhile', async () => {
  const visitor = await aVisitor('en-US');
  visitor.watch.tolerate(/ERR_CONNECTION_RESET/);
  const scripts = await holdScripts(visitor);
  // Requests by the page's own tag, by webpack and by the page's own retry.
  scripts.fail(/\/sign-in\./, 3);
  await opensEarly(visitor, SIGN_IN, 'account');
  await typesDemo(visitor);
  await scripts.release();
  await visitor.sees('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  await visitor.findsAt('.ways-list[aria-busy="false"]');
  await visitor.doesNotSee('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
});

test('keeps an appeal that was started before the scripts loaded: unfinished IME input, a choice and a file', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, '/uaa/appeal', 'description');
  await visitor.fills('description', 'Somebody else has my number.');
  await visitor.chooses('files', aPicture());
  await visitor.page.focus('[name="name"]');
  const session = await visitor.page.createCDPSession();
  await session.send('Input.imeSetComposition', { text: 'zhang', selectionStart: 5, selectionEnd: 5 });
  await scripts.release();
  await visitor.page.waitForFunction(() => document.readyState === 'complete');
  await session.send('Input.insertText', { text: '\u5f20\u4e09' });
  await seesUploads(visitor, 1);
  expect(await visitor.valueOf('name')).toBe('\u5f20\u4e09');
  expect(await visitor.valueOf('description')).toBe('Somebody else has my number.');
});

test('shows a hint if the scripts never load, keeps typed values, and writes nothing into the address', async () => {
  const visitor = await aVisitor('en-US');
  await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  await typesDemo(visitor);
  await visitor.confirms();
  await visitor.doesNotSee('form.late');
  const delays = await visitor.page.$eval('#late', (late) =>
    late.getAnimations().map((animation) => animation.effect?.getTiming().delay),
  );
  expect(delays).toEqual([10_000]);
  // Skips the delay.
  await visitor.page.$eval('#late', (late) => {
    for (const animation of late.getAnimations()) animation.finish();
  });
  await visitor.sees('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  expect(await visitor.page.evaluate(() => location.pathname + location.search)).toBe(SIGN_IN);
});
