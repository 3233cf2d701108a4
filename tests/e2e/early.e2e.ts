/** Input and clicks on a prerendered page before its scripts run. */
import { endpoints } from '../../src/contract/endpoints';
import { codeSentTo, masked, UNKNOWN_MOBILE } from './support/journeys/codes';
import { aPicture, seesUploads } from './support/journeys/files';
import { boss, demo } from './support/people';
import { hardTest, someOf, whenHard } from './support/run/hard';
import { holdScripts, opensEarly } from './support/screens/slowScripts';
import { forbidsStorage } from './support/screens/storage';
import { aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';
import { type Language, languages, say } from './support/words';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';

/** Values of the page's fields. */
const typed = async (visitor: Visitor) => [
  await visitor.valueOf('account'),
  await visitor.valueOf('password'),
];
const language = (visitor: Visitor) => visitor.page.$eval('html', ({ lang }) => lang);

async function typesDemo(visitor: Visitor) {
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
}

/** Expects that this visitor's session is demo's, according to the API. */
async function expectsDemo(visitor: Visitor) {
  const { account } = await visitor.reads<{ account: string }>(endpoints.accountDetail);
  expect(account).toBe(demo.account);
}

// One language represents all: prerendered.e2e.ts hydrates each page in each language.
test.each(someOf([...languages], 4))(
  '%s: a visitor who submits the form before the scripts have loaded is signed in',
  async (wanted) => {
    const visitor = await aVisitor(wanted);
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, SIGN_IN, 'account');
    expect(await language(visitor)).toBe(wanted);
    expect(await visitor.page.$eval('h1', (heading) => heading.textContent)).toBe(say(wanted, 'page.login'));
    await typesDemo(visitor);
    await visitor.confirms();
    await visitor.findsAt('[type="submit"][aria-busy="true"]');
    expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(0);
    await scripts.release();
    await visitor.arrivesAt(HOME);
    expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(1);
    await expectsDemo(visitor);
  },
);

// Covered by tests/utils/preHydrationInput.test.tsx; on the registration page below.
hardTest('signs in with the user type that was chosen before the scripts loaded', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  await visitor.page.click('input[value="legal"]');
  await visitor.fills('account', boss.account);
  await visitor.fills('password', boss.password);
  await visitor.confirms();
  await scripts.release();
  await visitor.arrivesAt(HOME);
  const [{ body = '' } = {}] = visitor.requestsTo('/anonApi/uaa/v1/login', 'POST');
  expect(JSON.parse(body)).toMatchObject({ userType: 'legal' });
});

test('replaces HTML in another language, and keeps typed values and the focus', async () => {
  const visitor = await aVisitor('pt-BR');
  await visitor.tellsServer('zh-CN');
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, `${SIGN_IN}?referer=${encodeURIComponent('/user/notices')}`, 'account');
  expect(await language(visitor)).toBe('zh-CN');
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

/** Elements that a visitor clicks on the sign-in page before its scripts run, and what the page shows as a result. */
const clicks = [
  ['a tab', '[data-press="sms"]', 'input[name="mobile"]'],
  ['elder mode', '[data-press="elder"]', 'html.elder'],
  ['the language list', '[data-press="language"]', '.language-list:not([hidden])'],
  ['the shown password', '.password-toggle', 'input[name="password"][type="text"]'],
] as const;

// tests/bootstrap/hydrateOrReplace.test.ts and replayClicks.test.ts have both kinds of pages.
describe.each<[string, Language]>([
  ['hydrated', 'zh-CN'],
  ...whenHard<[string, Language]>(['replaced', 'pt-BR']),
])('a page that is %s', (_, wanted) => {
  for (const [what, pressed, shown] of clicks) {
    // Covered by tests/prerender/early.test.ts (records clicks) and tests/bootstrap/replayClicks.test.ts; in a browser
    // by the click for a code below.
    hardTest(`replays early clicks once: ${what}`, async () => {
      const visitor = await aVisitor(wanted);
      await visitor.tellsServer('zh-CN');
      const scripts = await holdScripts(visitor);
      await opensEarly(visitor, SIGN_IN, 'account');
      // A second click, because the page does not react yet, does not undo the first.
      await visitor.page.click(pressed);
      await visitor.page.click(pressed);
      await visitor.findsAt(`${pressed}[aria-busy="true"]`);
      expect(await visitor.has(shown)).toBe(false);
      await scripts.release();
      await visitor.findsAt(shown);
      expect(await visitor.has(`${pressed}[aria-busy="true"]`)).toBe(false);
      expect(await language(visitor)).toBe(wanted);
    });
  }

  // Covered by tests/utils/preHydrationInput.test.tsx (repeats a choice after the effects of the page) and
  // tests/bootstrap/replayClicks.test.ts (leaves choices as they were last); in a browser by the HTML that is replaced above.
  hardTest('replays early choices on the registration page: user type, and draft on the device', async () => {
    const visitor = await aVisitor(wanted);
    await visitor.tellsServer('zh-CN');
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, '/uaa/register', 'mobile');
    await visitor.page.click('input[value="legal"]');
    await visitor.page.click('input[name="keepOnDevice"]');
    await scripts.release();
    await visitor.findsAt('input[name="orgName"]');
    await visitor.findsAt('input[name="keepOnDevice"]:checked');
    await visitor.arrivesAt('/uaa/register?type=legal');
    expect(await visitor.has('input[value="legal"]:checked')).toBe(true);
  });

  test('sends a code once that was requested before the scripts ran', async () => {
    const visitor = await aVisitor(wanted);
    await visitor.tellsServer('zh-CN');
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
});

// Covered by tests/utils/preHydrationInput.test.tsx (values without events) and factors.e2e.ts.
hardTest(
  'a visitor signs in without storage by values that a password manager sets without events',
  async () => {
    const visitor = await aVisitor('undecided');
    await forbidsStorage(visitor);
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, SIGN_IN, 'account');
    await visitor.page.evaluate(
      ({ account, password }) => {
        const set = (name: string, value: string) => {
          (document.querySelector(`[name="${name}"]`) as HTMLInputElement).value = value;
        };
        set('account', account);
        set('password', password);
      },
      { account: demo.account, password: demo.password },
    );
    await scripts.release();
    await visitor.findsAt('.ways-list[aria-busy="false"]');
    expect(await typed(visitor)).toEqual([demo.account, demo.password]);
    await visitor.page.click('[type="submit"]');
    await visitor.arrivesAt(HOME);
    await expectsDemo(visitor);
  },
);

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

// Covered by tests/prerender/early.test.ts; in a browser by appearance.e2e.ts, with the theme of the system.
hardTest('shows the chosen dark theme before the scripts have loaded', async () => {
  const visitor = await aVisitorAt('/uaa/getVersion');
  await visitor.page.evaluate(() =>
    localStorage.setItem('portal_settings', JSON.stringify({ navTheme: 'realDark' })),
  );
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  const ground = () => visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const early = await ground();
  expect(early).toBe('rgb(16, 19, 24)');
  await scripts.release();
  await visitor.findsAt('.way:not(.way-place)');
  expect(await ground()).toBe(early);
});
