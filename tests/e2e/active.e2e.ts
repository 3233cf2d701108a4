/** /uaa/active: the page that waits for the activation mail, and the page that its link opens. */
import { ACTIVATION_LIFETIME, CODE_RESEND, SECOND } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { expectsNoFindings, linkMailedTo, registersBeside } from './support/journeys/registration';
import { hardTest } from './support/run/hard';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/active';
const FOLLOW = '/anonApi/user/v1/activation';
const RESEND = '/anonApi/user/v1/activation/resend';

/** All tests of this file share the registrations and the clock. */
beforeEach(resetPortal);

const passes = (visitor: Visitor, ms: number) => visitor.reads('POST /mock/clock', { advanceMs: ms });

/** Seconds left on the resend button; 0 if it does not count down. */
const counting = (visitor: Visitor) =>
  visitor.page.$eval('.active-resend', (button) => Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0));

/** A visitor who has registered, on the page that waits for the activation mail. */
async function anApplicant(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await aVisitor();
  const { id } = await registersBeside(visitor);
  await visitor.opens(`${PAGE}?id=${id}`);
  await visitor.sees('register.active.SENT');
  return { visitor, id };
}

// Covered by tests/pages/uaa/active/ActivationStatus.test.tsx and tests/mock/signIn/activation.test.ts.
hardTest(
  'shows where the mail went, and sends another after a minute; a day later another browser learns that the link has expired and gets one that activates',
  async () => {
    const { visitor, id } = await anApplicant();
    await visitor.sees('r***@example.com');
    await visitor.sees('24');
    await expectsNoFindings(visitor);
    const left = await counting(visitor);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(CODE_RESEND / SECOND);
    await visitor.presses('register.active.resend');
    await visitor.hears(visitor.says('code.wait').split('{seconds}').at(-1)?.trim() ?? '');
    expect(visitor.requestsTo(RESEND, 'POST')).toEqual([]);

    const first = await linkMailedTo(visitor);
    await passes(visitor, CODE_RESEND);
    await visitor.reloads();
    await visitor.arrivesAt(`${PAGE}?id=${id}`);
    await visitor.sees('register.active.SENT');
    expect(await counting(visitor)).toBe(0);
    await visitor.presses('register.active.resend');
    await visitor.sees('register.active.resent');
    expect(await counting(visitor)).toBeGreaterThan(0);
    const link = await linkMailedTo(visitor);
    expect(link).not.toBe(first);

    await passes(visitor, ACTIVATION_LIFETIME);
    const other = await aVisitor('pt-BR');
    await other.page.setViewport({ width: 320, height: 640 });
    await other.opens(link);
    await other.sees('register.active.EXPIRED');
    await expectsNoFindings(other);
    await other.fits();
    await other.presses('register.active.resend');
    await other.sees('register.active.SENT');
    await other.opens(await linkMailedTo(other));
    await other.sees('register.active.ACTIVATED');
  },
);

test('the link activates the account once, in any browser, after its token is removed from the address bar', async () => {
  const visitor = await aVisitor();
  const { id } = await registersBeside(visitor);
  const link = await linkMailedTo(visitor);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const other = await aVisitorAt(link, 'en-US');
  await other.sees('register.active.ACTIVATED');
  await other.arrivesAt(PAGE);
  await expectsNoFindings(other);
  expect(token).not.toBe('');
  expect(
    other.watch.requests.filter(({ url }) => url.pathname !== PAGE).map(({ url }) => url.href),
  ).not.toEqual(expect.arrayContaining([expect.stringContaining(token)]));
  expect(other.requestsTo(FOLLOW, 'POST')).toHaveLength(1);

  await other.opens(link);
  await other.sees('register.active.USED');
  const path = `${endpoints.activation}?id=${id}`;
  expect(await visitor.reads(path)).toMatchObject({ state: 'USED' });
});

// Covered by tests/pages/uaa/active/useActivation.test.tsx and tests/mock/signIn/activation.test.ts.
hardTest(
  'an unknown registration, an invalid link and a failed request each show an error and a next step',
  async () => {
    const visitor = await aVisitorAt(`${PAGE}?token=%3Cb%3E`);
    visitor.watch.tolerate(/Failed to load resource|http error/);
    await visitor.sees('register.active.INVALID');
    await visitor.arrivesAt(PAGE);
    await visitor.opens(`${PAGE}?token=${'x'.repeat(65)}`);
    await visitor.sees('register.active.INVALID');
    await visitor.opens(`${PAGE}?id=nobody`);
    await visitor.sees('register.active.UNKNOWN');
    await expectsNoFindings(visitor);

    const { id } = await registersBeside(visitor);
    await visitor.injectsFault(endpoints.activate, { status: 500 });
    await visitor.opens(await linkMailedTo(visitor));
    await visitor.sees('register.active.failed');
    await expectsNoFindings(visitor);
    await visitor.clearsFaults();
    await visitor.presses('common.retry');
    await visitor.sees('register.active.ACTIVATED');

    const email = 'r***@qq.com';
    const body = {
      code: 20000,
      data: { state: 'SENT', userType: 'person', id, email, expiresAt: '', resendAt: '' },
    };
    await visitor.injectsFault(endpoints.activation, { status: 200, body });
    await visitor.injectsFault(endpoints.resendActivation, { status: 503 });
    await visitor.opens(`${PAGE}?id=${id}`);
    const mailbox = await visitor.finds(
      'link',
      `${visitor.says('register.active.mailbox')} ${visitor.says('register.newTab')}`,
    );
    expect(await mailbox.evaluate((link) => link.getAttribute('href'))).toBe('https://mail.qq.com/');
    await visitor.presses('register.active.resend');
    await visitor.sees('error.http.503');
    expect(await visitor.has('.ant-notification-notice')).toBe(false);
    await expectsNoFindings(visitor);
  },
);
