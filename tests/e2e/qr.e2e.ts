import { QR_LIFETIME } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { findings } from './support/screens/axe';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const LOGIN = '/anonApi/uaa/v1/login';
const LOGGED = /Failed to load resource/;

/** Opens the QR code of the sign-in page. */
async function opensQr(visitor: Visitor, address = '/uaa/login'): Promise<void> {
  await visitor.opens(address);
  await visitor.presses('login.channel.qr', 'tab');
  await visitor.sees('qr.waiting');
}

/** The id of the code on screen. */
const uuidOf = (visitor: Visitor) =>
  visitor.requestsTo('/anonApi/uaa/v1/getQRCode').at(-1)?.url.searchParams.get('uuid') ?? '';

/** Performs an action of a phone on a code; returns no progress if the portal refuses it. */
const phone = (holder: Visitor, uuid: string, action: 'scan' | 'confirm' | 'cancel', account?: string) =>
  holder.reads<{ progress?: string } | null>('POST /mock/act', { as: 'phone', uuid, action, account });

/** Simulates a change of visibility, after which the page sends a request immediately. */
const firesVisibilityChange = (visitor: Visitor) =>
  visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Waits for the name of the user who scanned the code. */
const seesName = async (visitor: Visitor) => {
  await firesVisibilityChange(visitor);
  return visitor.sees('qr.scanned.hint', { name: '测*甲' });
};

/** Waits until the page has sent this number of further requests. */
const waitsForRequests = (visitor: Visitor, times: number) => visitor.asksAgain(times, LOGIN, 'POST');

test('announces nothing while waiting, shows a lost network and a code canceled on the phone; a second code signs in to the requested page', async () => {
  const visitor = await aVisitor();
  await opensQr(visitor, `/uaa/login?referer=${encodeURIComponent(`${HOME}?from=qr`)}`);
  const nextRequest = waitsForRequests(visitor, 1);
  await firesVisibilityChange(visitor);
  await nextRequest;
  visitor.watch.tolerate(LOGGED);
  await visitor.injectsFault(endpoints.login, { cut: true });
  await firesVisibilityChange(visitor);
  await visitor.sees('qr.interrupted');
  await visitor.clearsFaults();
  const unannounced = [visitor.says('subCode.WAITING'), visitor.says('error.network')];
  expect(visitor.watch.announced.filter((text) => unannounced.some((words) => text.includes(words)))).toEqual(
    [],
  );

  const first = uuidOf(visitor);
  await phone(visitor, first, 'scan');
  await phone(visitor, first, 'cancel');
  await firesVisibilityChange(visitor);
  await visitor.sees('qr.cancelled');
  await visitor.hears('qr.cancelled');
  expect(await findings(visitor)).toEqual([]);
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);

  await visitor.presses('qr.renew');
  await visitor.sees('qr.waiting');
  expect(uuidOf(visitor)).not.toBe(first);
  await phone(visitor, uuidOf(visitor), 'scan');
  await seesName(visitor);
  await visitor.hears('qr.scanned');
  expect(await findings(visitor)).toEqual([]);

  // A phone that has not scanned the code cannot confirm it.
  const stranger = await aVisitor();
  for (const action of ['scan', 'confirm'] as const) {
    expect((await phone(stranger, uuidOf(visitor), action))?.progress).toBeUndefined();
  }
  await visitor.page.bringToFront();
  await phone(visitor, uuidOf(visitor), 'confirm');
  await firesVisibilityChange(visitor);
  await visitor.arrivesAt(`${HOME}?from=qr`);
  expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'demo' });
});

// A code that does not load is covered by useQrSignIn.test.tsx and components/QrSignInPanel.test.tsx of
// tests/pages/uaa/login.
test('does not move the layout on a narrow screen, fades an expired code behind its button, and keeps a code black on white in the dark theme', async () => {
  // The texts in Portuguese are the longest.
  const visitor = await aVisitor('pt-BR');
  await visitor.page.setViewport({ width: 320, height: 900 });
  await opensQr(visitor);
  const below = () =>
    visitor.page.$$eval('[role="tabpanel"], [role="tabpanel"] ~ *', (parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().bottom)),
    );
  const waiting = await below();
  await phone(visitor, uuidOf(visitor), 'scan');
  await seesName(visitor);
  expect(await below()).toEqual(waiting);
  await visitor.reads('POST /mock/clock', { advanceMs: QR_LIFETIME + 1000 });
  await firesVisibilityChange(visitor);
  await visitor.sees('qr.expired');
  expect(await below()).toEqual(waiting);
  const [code, button] = await Promise.all([
    visitor.page.$eval('[role="tabpanel"] svg', (svg) => svg.getBoundingClientRect().toJSON()),
    (await visitor.finds('button', 'qr.renew')).boundingBox(),
  ]);
  expect(button?.y).toBeGreaterThan(code.top);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(code.bottom);
  expect(await findings(visitor)).toEqual([]);

  await visitor.presses('qr.renew');
  await visitor.sees('qr.waiting');
  // The focus stays on the button.
  expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toBe(
    visitor.says('qr.renew'),
  );

  await visitor.presses('layout.theme.dark');
  const look = await visitor.page.$eval('[role="tabpanel"] svg[role="img"]', (svg) => {
    const frame = svg.closest('.qr-frame') as HTMLElement;
    const modules = Number(svg.getAttribute('viewBox')?.split(' ').at(-1));
    const inner = svg.getBoundingClientRect();
    return {
      ground: getComputedStyle(frame).backgroundColor,
      fills: [...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill')),
      quietModules: (inner.left - frame.getBoundingClientRect().left) / (inner.width / modules),
    };
  });
  expect(look).toMatchObject({ ground: 'rgb(255, 255, 255)', fills: ['#fff', '#000'] });
  expect(look.quietModules).toBeGreaterThanOrEqual(4);
});
