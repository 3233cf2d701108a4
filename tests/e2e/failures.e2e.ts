/** One endpoint fails at a time: the page stays usable and says what is wrong. */
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { type EndpointName, endpoints } from '../../src/services/endpoints';
import { downloaded, PIN } from './support/certificates';
import { choosesSms, NOBODYS_MOBILE, triesCode } from './support/codes';
import { isHard } from './support/hard';
import { demo, newcomer, type Person, weak } from './support/people';
import { aVisitor } from './support/setup';
import type { Fault, Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

interface Failure {
  fault: Fault;
  /** What the page says then; nothing where an empty answer is as good as none. */
  says?: MessageKey;
}

const empty = { code: 20000, data: null, subCode: null, subMsg: null };

/** All the ways an answer can fail. */
const failures: [string, Failure][] = [
  ['500', { fault: { status: 500, body: { ...empty, code: 50000 } }, says: 'error.http.500' }],
  [
    'HTML with 200',
    { fault: { contentType: 'text/html', body: '<h1>captive portal</h1>' }, says: 'error.parse' },
  ],
  ['a cut connection', { fault: { cut: true }, says: 'error.network' }],
  ['no data', { fault: { body: empty } }],
  [
    '503 with HTML',
    {
      fault: {
        status: 503,
        contentType: 'text/html',
        body: '<h1>upstream</h1><img src=x onerror=alert(1)>',
      },
      says: 'error.http.503',
    },
  ],
  ['504', { fault: { status: 504 }, says: 'error.http.504' }],
  [
    'broken JSON',
    { fault: { contentType: 'application/json', body: '{"code":20000,' }, says: 'error.parse' },
  ],
  ['nothing', { fault: { body: '' } }],
];

/** Chromium logs these by itself; the portal adds nothing to them. */
const LOGGED = /Failed to load resource/;

/** Calls each page makes by itself or in its main act, and what the visitor does there. */
interface Page {
  address: string;
  calls: EndpointName[];
  member?: Person;
  act?: (visitor: Visitor) => Promise<unknown>;
  /** The page says it in words of its own, without a notice. */
  quiet?: boolean;
}

const FRESH = 'Fresh-2026-pass';

const pages: Page[] = [
  { address: '/uaa/getVersion', calls: ['getVersion'] },
  {
    address: '/uaa/login',
    calls: [
      'domain',
      'redirect',
      'captchaNeeded',
      'defaultEncryption',
      'secret',
      'login',
      'findWithUserType',
    ],
    act: (visitor) => visitor.submits(demo),
  },
  {
    address: '/uaa/login',
    calls: ['loginCode'],
    act: async (visitor) => {
      await choosesSms(visitor);
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/login',
    calls: ['getUuid', 'getQRCode'],
    act: (visitor) => visitor.presses('login.channel.qr', 'tab'),
    quiet: true,
  },
  { address: '/uaa/login', calls: ['obtainCode'], act: (visitor) => visitor.presses('provider.cityPass') },
  { address: '/uaa/associate/login?bind=ticket', calls: ['bindTicket'] },
  {
    address: '/uaa/CALogin',
    calls: ['caChallenge', 'caLogin'],
    act: async (visitor) => {
      await visitor.chooses('file', await downloaded(visitor, 'demo'));
      await visitor.fills('pin', PIN);
      await visitor.confirms();
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['guide', 'skipGuide'],
    member: newcomer,
    act: async (visitor) => {
      if (await visitor.has('[name="mobile"]')) await visitor.presses('guide.later');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['smsCode'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await visitor.presses('code.send');
    },
  },
  {
    address: '/uaa/bindMobileGuide',
    calls: ['bindMobile'],
    member: newcomer,
    act: async (visitor) => {
      await visitor.fills('mobile', NOBODYS_MOBILE);
      await triesCode(visitor, '000000');
    },
  },
  {
    address: '/uaa/modifyPwdGuide',
    calls: ['changePassword'],
    member: weak,
    act: async (visitor) => {
      await visitor.fills('pwd', weak.password);
      await visitor.fills('newPwd', FRESH);
      await visitor.fills('newPwd2', FRESH);
      await visitor.confirms();
    },
  },
  { address: HOME, calls: ['online', 'domain', 'accountDetail', 'identity', 'notices'], member: demo },
];

/** Whether the page can be used: it has its heading, something to act on, and nothing turns for ever. */
async function isUsable(visitor: Visitor): Promise<void> {
  await visitor.settles();
  // Asked in one go: the visitor may be on the way to another page.
  await visitor.waits(() => {
    const heading = document.querySelector('h1')?.innerText.trim();
    const controls = document.querySelectorAll('a[href], button:not([disabled])').length;
    return Boolean(heading) && controls > 0 && !document.querySelector('[aria-busy="true"]');
  }, 'a page that can be used');
  await visitor.doesNotSee('captive portal');
  await visitor.doesNotSee('upstream');
}

/** How many of them one endpoint meets; all of them in the long loops. */
const SHARE = isHard ? failures.length : 2;

/** Each endpoint meets its share, the next one the next: together they meet them all. */
const shareOf = (turn: number) =>
  Array.from(
    { length: SHARE },
    (_, step) => failures[(turn * SHARE + step) % failures.length] as [string, Failure],
  );

const cases = pages
  .flatMap((page) => page.calls.map((name) => ({ ...page, name })))
  .map((one, turn) => ({ ...one, share: shareOf(turn) }));

test.each(cases)(
  '$address stays usable when $name fails',
  async ({ address, name, member, act, quiet, share }) => {
    const visitor = await aVisitor();
    visitor.watch.tolerate(LOGGED);
    await visitor.opens('/uaa/login');
    if (member) await visitor.signsIn(member);
    const silent: string[] = [];
    for (const [what, { fault, says }] of share) {
      visitor.watch.announced.length = 0;
      await visitor.spoils(endpoints[name], fault);
      await visitor.opens(address);
      await act?.(visitor);
      await isUsable(visitor);
      if (says && !quiet) await visitor.hears(says).catch(() => silent.push(what));
      await visitor.mends();
      if (!member) await visitor.reads('GET /anonApi/custom/logout');
    }
    expect(silent).toEqual([]);
  },
);
