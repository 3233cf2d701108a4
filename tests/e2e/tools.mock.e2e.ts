/** The outbox and the simulator, on the build that contains them. */
import tools from '../../src/mockTools/locales/zh-CN';
import { codeSentTo } from './support/journeys/codes';
import { uploadsBeside } from './support/journeys/files';
import { demo } from './support/people';
import { marksIn, toolMarks } from './support/run/build';
import { findings } from './support/screens/axe';
import { aMember, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Values } from './support/words';

const HOME = '/user/identity_manage';
const MOBILE = '15400000001';

const said = (key: keyof typeof tools, values: Values = {}): string =>
  tools[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Opens the tools and one of their tabs. */
async function opensTools(visitor: Visitor, tab: 'messages' | 'otherSide' | 'workshop'): Promise<void> {
  await visitor.presses(said('tools.open'));
  await visitor.presses(said(`tools.${tab}`), 'tab');
}

/** Closes the tools; a drawer that is sliding out still catches clicks on the page below. */
async function closesTools(visitor: Visitor): Promise<void> {
  await visitor.presses('common.close');
  await visitor.seesNoMore(said('tools.title'));
}

/** Opens the sign-in page's QR code; returns its uuid. */
async function showsQr(visitor: Visitor): Promise<string> {
  await visitor.opens('/uaa/login');
  await visitor.presses('login.channel.qr', 'tab');
  await visitor.sees('qr.waiting');
  const { qr } = await visitor.reads<{ qr: { uuid: string }[] }>('GET /mock/open');
  return qr[0]?.uuid ?? '';
}

/** Leaves the sign-in page for a provider. */
async function goesToProvider(visitor: Visitor, provider: 'cityPass' | 'campusPass' = 'cityPass') {
  await visitor.opens('/uaa/login');
  await visitor.presses(`provider.${provider}`);
  await visitor.sees(said('provider.signIn.asks', { name: visitor.says(`provider.${provider}`) }));
}

/** Makes an appeal by API calls; returns its ticket and its contact. */
async function appealsBeside(visitor: Visitor): Promise<{ ticket: string; mobile: string }> {
  const contact = { region: '+86', mobile: '15400000076' };
  await visitor.calls('smsCode', { scene: 'appeal', ...contact });
  const code = await codeSentTo(visitor, contact.mobile);
  const proved = await visitor.calls('proveMobile', {
    scene: 'appeal',
    ...contact,
    code,
  });
  const { ticket } = await visitor.calls('makeAppeal', {
    reason: 'OTHER',
    name: '测试癸',
    idType: 'RESIDENT_ID',
    idNo: '110101190001010030',
    proof: proved.ticket,
    description: 'Somebody else has my account name.',
    files: [await uploadsBeside(visitor)],
  });
  return { ticket, mobile: contact.mobile };
}

/** Whether the button of the tools has the focus. */
const isOnButton = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.activeElement?.classList.contains('mock-tools-button') ?? false);

const isOnline = (visitor: Visitor) => visitor.reads<boolean>('GET /anonApi/user/v1/online');

test('contains all texts and paths that the production build must not contain', () => {
  expect(marksIn('dist-mock')).toEqual(toolMarks);
});

test('a visitor reaches the outbox by keyboard, reads a code in it and signs in with it', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  await visitor.reads('POST /mock/reset');
  const { keyboard } = visitor.page;
  await keyboard.down('Shift');
  await keyboard.press('Tab');
  await keyboard.up('Shift');
  expect(await isOnButton(visitor)).toBe(true);
  await keyboard.press('Enter');
  await visitor.finds('dialog', said('tools.title'));
  await visitor.sees(said('messages.empty'));
  await keyboard.press('Escape');
  await visitor.seesNoMore(said('tools.title'));
  await visitor.until(() => isOnButton(visitor), 'the focus back on the button');
  await visitor.presses('login.channel.sms', 'tab');
  await visitor.fills('mobile', MOBILE);
  await visitor.presses('code.send');
  await visitor.presses(said('tools.open'));
  await visitor.sees(said('messages.to', { to: MOBILE }));
  expect(await findings(visitor, true)).toEqual([]);
  const code = await visitor.page.$eval('.mock-tools-code', (shown) => shown.textContent ?? '');
  await visitor.page
    .browserContext()
    .overridePermissions(visitor.origin, ['clipboard-write', 'clipboard-sanitized-write']);
  await visitor.presses(said('copy.action', { text: code }));
  await visitor.hears(said('copy.done', { text: code }));
  await closesTools(visitor);
  await visitor.fills('code', code);
  await visitor.confirms();
  await visitor.arrivesAt(HOME);
  expect(await isOnline(visitor)).toBe(true);
});

test('a phone in a second tab scans and confirms, and the first tab signs in', async () => {
  const visitor = await aVisitor();
  const uuid = await showsQr(visitor);
  const phone = await visitor.opensTab(`/simulator/phone?uuid=${uuid}`);
  await phone.sees(said('phone.question', { account: 'demo' }));
  expect(await phone.page.title()).toContain(said('phone.pageTitle'));
  expect(await findings(phone, true)).toEqual([]);
  await phone.presses(said('phone.confirm'));
  await phone.sees(said('phone.confirmed'));
  await visitor.page.bringToFront();
  await visitor.arrivesAt(HOME);
  expect(await isOnline(visitor)).toBe(true);
});

test('a visitor signs in by a provider that approves', async () => {
  const visitor = await aVisitor();
  await goesToProvider(visitor);
  expect(await findings(visitor, true)).toEqual([]);
  await visitor.presses(said('provider.approve'));
  await visitor.arrivesAt(HOME);
  expect(await isOnline(visitor)).toBe(true);
});

test('a reviewer needs a note to ask for more, which the applicant can read', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  const { ticket, mobile } = await appealsBeside(visitor);
  await opensTools(visitor, 'otherSide');
  await visitor.sees(said('reviewer.title', { ticket }));
  await visitor.presses(said('reviewer.take'));
  await visitor.sees(said('reviewer.REVIEWING'));
  await visitor.presses(said('reviewer.ask'));
  await visitor.sees(said('reviewer.noteNeeded'));
  expect(await findings(visitor, true)).toEqual([]);
  await visitor.fills('note', 'One more page.');
  await visitor.presses(said('reviewer.ask'));
  await visitor.sees(said('reviewer.NEED_MORE'));
  const lookup = { ticket, region: '+86', mobile };
  const { timeline } = await visitor.calls('appealProgress', lookup);
  expect(timeline.at(-1)).toMatchObject({ state: 'NEED_MORE', by: 'reviewer', note: 'One more page.' });
  await visitor.presses(said('reviewer.close'));
  await visitor.seesNoMore(said('reviewer.title', { ticket }));
  expect((await visitor.calls('appealProgress', lookup)).state).toBe('CLOSED');
});

test('finds a call on the API page and shows its fields', async () => {
  const visitor = await aVisitorAt('/simulator/api#changeAddress', 'pt-BR');
  await visitor.findsAt('details[open]#changeAddress');
  await visitor.fills('search', 'changeAddress');
  await visitor.findsAt('details:only-of-type summary');
  await visitor.sees('"postcode"');
  await visitor.page.focus('summary');
  await visitor.page.keyboard.press('Enter');
  await visitor.findsAt('details:only-of-type:not([open])');
  expect(await findings(visitor)).toEqual([]);
  await visitor.fitsIn(320);
  const document = await visitor.page.evaluate(() => fetch('/openapi.json').then((answer) => answer.json()));
  expect(document.openapi).toBe('3.1.1');
});

/** Opens a page on a phone, and expects that the button of the tools covers nothing at its end. */
async function opensUncovered(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(path);
  await visitor.findsAt('.mock-tools-button');
  const covered = await visitor.page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const button = document.querySelector('.mock-tools-button')?.getBoundingClientRect() as DOMRect;
    const controls = document.querySelectorAll('main a, main button, main input, main p, footer a');
    return [...controls]
      .map((control) => ({ name: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.bottom > button.top && box.right > button.left)
      .map(({ name }) => name);
  });
  expect(covered).toEqual([]);
}

test('a member on a phone opens the uncovered tools, advances the clock, and restores the seed by a reset', async () => {
  const visitor = await aMember(demo);
  await opensUncovered(visitor, HOME);
  await opensTools(visitor, 'workshop');
  await visitor.waits(
    () =>
      [...document.querySelectorAll('.ant-drawer-body')].every(
        (body) => body.scrollWidth <= body.clientWidth,
      ),
    'tools as narrow as the screen',
  );
  expect(await findings(visitor, true)).toEqual([]);
  await visitor.sees(said('accounts.newcomer'));
  await visitor.sees(said('certificates.download', { file: 'demo.p12' }));
  const link = await visitor.finds('link', said('api.link'));
  expect(await link.evaluate((element) => element.getAttribute('href'))).toBe('/simulator/api');
  const timeOf = () => visitor.reads<{ now: string }>('POST /mock/clock', { advanceMs: 0 });
  const before = Date.parse((await timeOf()).now);
  await visitor.presses(`+ ${said('clock.minute')}`);
  await visitor.hears(said('clock.advanced', { now: '' }).trim());
  expect(Date.parse((await timeOf()).now) - before).toBeGreaterThanOrEqual(60_000);
  await visitor.presses(said('reset.action'));
  await visitor.sees(said('reset.sure'));
  expect(await findings(visitor, true)).toEqual([]);
  expect(await isOnline(visitor)).toBe(true);
  await visitor.presses(said('reset.confirm'));
  await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(HOME)}`);
  expect(await isOnline(visitor)).toBe(false);
});
