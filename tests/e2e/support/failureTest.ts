/** One endpoint fails at a time: the page stays usable and says what is wrong. */

import { endpoints } from '../../../src/contract/endpoints';
import type { MessageKey } from '../../../src/locales/zh-CN/index';
import type { FailingPage } from './failingPages';
import { isHard, someOf } from './hard';
import { aMember, aVisitor } from './setup';
import type { Fault, Visitor } from './visitor';

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

/**
 * Declares the journeys in which a page's calls fail. In the long loops every call of every page meets every failure.
 * Otherwise every second page meets one, the next the next, in one of its calls: there is one way for failures through
 * the portal, and tests/utils/http proves it.
 */
export function survivesEveryFailure(pages: readonly FailingPage[]): void {
  const everyCall = pages.flatMap((page) => page.calls.map((name) => ({ ...page, name })));

  const isFirstOf = ({ address }: { address: string }, at: number) =>
    everyCall.findIndex((one) => one.address === address) === at;

  const cases = (isHard ? everyCall : someOf(everyCall.filter(isFirstOf), 2)).map((one, turn) => ({
    ...one,
    share: isHard ? failures : [failures[turn % failures.length] as [string, Failure]],
  }));

  test.each(cases)(
    '$address stays usable when $name fails',
    async ({ address, name, member, act, quiet, share }) => {
      const visitor = await (member ? aMember(member) : aVisitor());
      visitor.watch.tolerate(LOGGED);
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
}
