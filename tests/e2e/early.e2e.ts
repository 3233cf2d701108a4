/** Input and presses on a prerendered page before its scripts run. */
import { endpoints } from '../../src/contract/endpoints';
import { codeSentTo, masked, UNKNOWN_MOBILE } from './support/journeys/codes';
import { aPicture, haveArrived } from './support/journeys/files';
import { boss, demo } from './support/people';
import { holdScripts, opensEarly } from './support/screens/slowScripts';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';
import { languages, say } from './support/words';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';

/** What the page's fields hold. */
const typed = async (visitor: Visitor) => [
  await visitor.valueOf('account'),
  await visitor.valueOf('password'),
];
const language = (visitor: Visitor) => visitor.page.$eval('html', ({ lang }) => lang);

async function typesDemo(visitor: Visitor) {
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
}

/** Whether this visitor's session is demo's: asked of the portal, not of the page. */
async function isDemo(visitor: Visitor) {
  const { account } = await visitor.reads<{ account: string }>(endpoints.accountDetail);
  expect(account).toBe(demo.account);
}

test.each(languages)('%s: what is typed and sent before the scripts are there signs in', async (wanted) => {
  const visitor = await aVisitor(wanted);
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  expect(await language(visitor)).toBe(wanted);
  expect(await visitor.page.$eval('h1', (heading) => heading.textContent)).toBe(say(wanted, 'page.login'));
  await typesDemo(visitor);
  await visitor.confirms();
  await visitor.findsAt('[type="submit"][aria-busy="true"]');
  expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(0);
  await scripts.come();
  await visitor.isAt(HOME);
  expect(visitor.requestsTo('/anonApi/uaa/v1/login', 'POST')).toHaveLength(1);
  await isDemo(visitor);
});

test('the kind of user that was chosen before the scripts are there is the one who signs in', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  await visitor.page.click('input[value="legal"]');
  await visitor.fills('account', boss.account);
  await visitor.fills('password', boss.password);
  await visitor.confirms();
  await scripts.come();
  await visitor.isAt(HOME);
  const [{ body = '' } = {}] = visitor.requestsTo('/anonApi/uaa/v1/login', 'POST');
  expect(JSON.parse(body)).toMatchObject({ userType: 'legal' });
});

test('HTML in another language gives way to the own one; what was typed and the focus stay', async () => {
  const visitor = await aVisitor('pt-BR');
  await visitor.tellsServer('zh-CN');
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, `${SIGN_IN}?referer=${encodeURIComponent('/user/notices')}`, 'account');
  expect(await language(visitor)).toBe('zh-CN');
  await visitor.page.click('input[value="legal"]');
  await typesDemo(visitor);
  await visitor.page.keyboard.press('Home');
  await scripts.come();
  await visitor.findsAt('.ways-list[aria-busy="false"]');
  await visitor.findsAt('input[value="legal"]:checked');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  expect(
    await visitor.page.$eval('[name="password"]', (field) => (field as HTMLInputElement).selectionStart),
  ).toBe(0);
  await visitor.page.click('input[value="person"]');
  await visitor.page.focus('[name="password"]');
  await visitor.isIn('password');
  await visitor.confirms();
  await visitor.isAt('/user/notices');
});

/** What a visitor presses on the sign-in page before its scripts run, and what the page shows then. */
const presses = [
  ['a tab', '[data-press="sms"]', 'input[name="mobile"]'],
  ['elder mode', '[data-press="elder"]', 'html.elder'],
  ['the language list', '[data-press="language"]', '.language-list:not([hidden])'],
  ['the shown password', '.password-toggle', 'input[name="password"][type="text"]'],
] as const;

describe.each([
  ['hydrated', 'zh-CN'],
  ['replaced', 'pt-BR'],
] as const)('on a page that is %s', (_, wanted) => {
  test.each(presses)('replays early presses once: %s', async (_what, pressed, shown) => {
    const visitor = await aVisitor(wanted);
    await visitor.tellsServer('zh-CN');
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, SIGN_IN, 'account');
    // A second press, because nothing has happened yet, does not undo the first.
    await visitor.page.click(pressed);
    await visitor.page.click(pressed);
    await visitor.findsAt(`${pressed}[aria-busy="true"]`);
    expect(await visitor.has(shown)).toBe(false);
    await scripts.come();
    await visitor.findsAt(shown);
    expect(await visitor.has(`${pressed}[aria-busy="true"]`)).toBe(false);
    expect(await language(visitor)).toBe(wanted);
  });

  test('replays early choices on the registration page: the legal entity, and a draft on the device', async () => {
    const visitor = await aVisitor(wanted);
    await visitor.tellsServer('zh-CN');
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, '/uaa/register', 'mobile');
    await visitor.page.click('input[value="legal"]');
    await visitor.page.click('input[name="keepOnDevice"]');
    await scripts.come();
    await visitor.findsAt('input[name="orgName"]');
    await visitor.findsAt('input[name="keepOnDevice"]:checked');
    await visitor.isAt('/uaa/register?type=legal');
    expect(await visitor.has('input[value="legal"]:checked')).toBe(true);
  });

  test('sends a code once that was requested before the scripts ran', async () => {
    const visitor = await aVisitor(wanted);
    await visitor.tellsServer('zh-CN');
    const scripts = await holdScripts(visitor);
    await opensEarly(visitor, '/uaa/register', 'mobile');
    await visitor.fills('mobile', UNKNOWN_MOBILE);
    await visitor.page.click('.code-send');
    await visitor.page.click('.code-send');
    await scripts.come();
    await visitor.sees(masked(UNKNOWN_MOBILE));
    expect(visitor.requestsTo('/anonApi/user/v1/captcha', 'POST')).toHaveLength(1);
    expect(await codeSentTo(visitor, UNKNOWN_MOBILE)).not.toBe('');
  });
});

test('without storage it signs in as well', async () => {
  const visitor = await aVisitor('undecided');
  await visitor.page.evaluateOnNewDocument(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  await typesDemo(visitor);
  await visitor.page.click('[type="submit"]');
  await scripts.come();
  await visitor.isAt(HOME);
  await isDemo(visitor);
});

test('what a password manager sets without a word is sent', async () => {
  const visitor = await aVisitor();
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
  await scripts.come();
  await visitor.findsAt('.ways-list[aria-busy="false"]');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  await visitor.presses('login.submit');
  await visitor.isAt(HOME);
});

test('a script that fails is asked for again and again; the page waits with what was typed', async () => {
  const visitor = await aVisitor('en-US');
  visitor.watch.tolerate(/ERR_CONNECTION_RESET/);
  const scripts = await holdScripts(visitor);
  // The page's own tag, webpack, and the page's own next attempt.
  scripts.fail(/\/sign-in\./, 3);
  await opensEarly(visitor, SIGN_IN, 'account');
  await typesDemo(visitor);
  await scripts.come();
  await visitor.sees('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  await visitor.findsAt('.ways-list[aria-busy="false"]');
  await visitor.doesNotSee('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  await visitor.presses('login.submit');
  await visitor.isAt(HOME);
});

test('an appeal begun before the scripts are there is complete: a text still being composed, a choice, a file', async () => {
  const visitor = await aVisitor();
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, '/uaa/appeal', 'description');
  await visitor.fills('description', 'Somebody else has my number.');
  await visitor.chooses('files', aPicture());
  await visitor.page.focus('[name="name"]');
  const session = await visitor.page.createCDPSession();
  await session.send('Input.imeSetComposition', { text: 'zhang', selectionStart: 5, selectionEnd: 5 });
  await scripts.come();
  await visitor.page.waitForFunction(() => document.readyState === 'complete');
  await session.send('Input.insertText', { text: '\u5f20\u4e09' });
  await haveArrived(visitor, 1);
  expect(await visitor.valueOf('name')).toBe('\u5f20\u4e09');
  expect(await visitor.valueOf('description')).toBe('Somebody else has my number.');
});

test('scripts that never come: a sentence says so, the fields keep what was typed, nothing gets into the address', async () => {
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
  // They are over.
  await visitor.page.$eval('#late', (late) => {
    for (const animation of late.getAnimations()) animation.finish();
  });
  await visitor.sees('form.late');
  expect(await typed(visitor)).toEqual([demo.account, demo.password]);
  expect(await visitor.page.evaluate(() => location.pathname + location.search)).toBe(SIGN_IN);
});

test('who has chosen the dark has it before the scripts are there', async () => {
  const visitor = await aVisitor();
  await visitor.opens('/uaa/getVersion');
  await visitor.page.evaluate(() =>
    localStorage.setItem('portal_settings', JSON.stringify({ navTheme: 'realDark' })),
  );
  const scripts = await holdScripts(visitor);
  await opensEarly(visitor, SIGN_IN, 'account');
  const ground = () => visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const early = await ground();
  expect(early).toBe('rgb(16, 19, 24)');
  await scripts.come();
  await visitor.findsAt('.way:not(.way-place)');
  expect(await ground()).toBe(early);
});
