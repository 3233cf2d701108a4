/** One endpoint fails at a time: the page stays usable and says what is wrong. */
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { type EndpointName, endpoints } from '../../src/services/endpoints';
import { demo } from './support/people';
import { aVisitor } from './support/setup';
import type { Fault, Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

interface Failure {
  fault: Fault;
  /** What the page says then; nothing where an empty answer is as good as none. */
  says?: MessageKey;
}

const failures: Record<string, Failure> = {
  '500': {
    fault: { status: 500, body: { code: 50000, data: null, subCode: null, subMsg: null } },
    says: 'error.http.500',
  },
  '503 with HTML': {
    fault: { status: 503, contentType: 'text/html', body: '<h1>upstream</h1><img src=x onerror=alert(1)>' },
    says: 'error.http.503',
  },
  '504': { fault: { status: 504 }, says: 'error.http.504' },
  'broken JSON': { fault: { contentType: 'application/json', body: '{"code":20000,' }, says: 'error.parse' },
  'HTML with 200': {
    fault: { contentType: 'text/html', body: '<h1>captive portal</h1>' },
    says: 'error.parse',
  },
  'a cut connection': { fault: { cut: true }, says: 'error.network' },
  nothing: { fault: { body: '' } },
  'no data': { fault: { body: { code: 20000, data: null, subCode: null, subMsg: null } } },
};

/** Chromium logs these by itself; the portal adds nothing to them. */
const LOGGED = /Failed to load resource/;

/** Calls each page makes by itself or in its main act, and what the visitor does there. */
const pages: {
  address: string;
  calls: EndpointName[];
  member: boolean;
  act?: (visitor: Visitor) => Promise<unknown>;
}[] = [
  { address: '/uaa/getVersion', calls: ['getVersion'], member: false },
  {
    address: '/uaa/login',
    calls: ['domain', 'redirect', 'captchaNeeded', 'defaultEncryption', 'secret', 'login'],
    member: false,
    act: (visitor) => visitor.submits(demo),
  },
  { address: HOME, calls: ['online', 'domain', 'accountDetail', 'identity', 'notices'], member: true },
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

const cases = pages.flatMap((page) => page.calls.map((name) => ({ ...page, name })));

test.each(cases)('$address stays usable when $name fails', async ({ address, name, member, act }) => {
  const visitor = await aVisitor();
  visitor.watch.tolerate(LOGGED);
  await visitor.opens('/uaa/login');
  if (member) await visitor.signsIn(demo);
  const silent: string[] = [];
  for (const [what, { fault, says }] of Object.entries(failures)) {
    visitor.watch.announced.length = 0;
    await visitor.spoils(endpoints[name], fault);
    await visitor.opens(address);
    await act?.(visitor);
    await isUsable(visitor);
    if (says) await visitor.hears(says).catch(() => silent.push(what));
    await visitor.mends();
    if (!member) await visitor.reads('GET /anonApi/custom/logout');
  }
  expect(silent).toEqual([]);
});
