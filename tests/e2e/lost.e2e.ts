/** /uaa/lost: recovery of an account without its proofs, the waiting period, and how the owner stops it. */
import { lostAccessProofs } from '../../src/domain/lostAccess';
import { triesCode } from './support/journeys/codes';
import { DEMO_MAIL, losesApp, lostAccessLink } from './support/journeys/lostAccess';
import { entersNewPassword } from './support/journeys/newPassword';
import { messagesTo } from './support/journeys/outbox';
import { names } from './support/journeys/reset';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/lost';
const RESET = '/uaa/resetPwd';
const NEW_PASSWORD = 'Lost-2026-word';
const { wait } = lostAccessProofs.contact;

beforeEach(resetPortal);

const isOnline = (visitor: Visitor) => visitor.calls('online');
const waits = (visitor: Visitor, advanceMs: number) => visitor.reads('POST /mock/clock', { advanceMs });

/** Presses a key on the element of this role and name. */
async function keys(visitor: Visitor, role: string, words: Parameters<Visitor['finds']>[1], key = 'Enter') {
  await (await visitor.finds(role, words)).focus();
  await visitor.page.keyboard.press(key as 'Enter');
}

/** Opens the explanation of a choice by keyboard. */
async function opensChoice(visitor: Visitor, index: number): Promise<void> {
  await visitor.page.focus(`.lost-choices details:nth-child(${index}) summary`);
  await visitor.page.keyboard.press('Enter');
}

test('a visitor who lost phone and password recovers the account: reset by mail, wait, new password, sign-in without the app', async () => {
  const visitor = await aVisitor('en-US');
  await losesApp(visitor, demo);
  await visitor.opens(PAGE);
  await opensChoice(visitor, 5);
  await visitor.sees('lost.contact.text', { days: 3 });
  await keys(visitor, 'link', 'page.resetPwd');
  await visitor.arrivesAt(RESET);
  await names(visitor, demo.account);
  await visitor.presses('recovery.method.email', 'radio');
  await visitor.fills('email', DEMO_MAIL);
  await visitor.presses('code.send');
  await visitor.until(async () => (await messagesTo(visitor, DEMO_MAIL))[0]?.code !== undefined, 'the code');
  await triesCode(visitor, (await messagesTo(visitor, DEMO_MAIL))[0]?.code ?? '');
  await visitor.sees('lost.offer');
  await keys(visitor, 'button', 'lost.offer');
  await visitor.finds('dialog', 'lost.begin.ask');
  expect(await findings(visitor)).toEqual([]);
  await keys(visitor, 'button', 'lost.begin.yes');
  await visitor.sees('lost.begun.told', { told: 1 });

  // The portal sends the mail at the end of the waiting period when it receives the next call.
  await waits(visitor, wait);
  expect(await isOnline(visitor)).toBe(false);
  const elsewhere = await aVisitor('zh-CN');
  await elsewhere.opens(await lostAccessLink(elsewhere, DEMO_MAIL));
  await elsewhere.sees('lost.ready');
  expect(await elsewhere.valueOf('username')).toBe('demo');
  expect(await findings(elsewhere)).toEqual([]);
  await entersNewPassword(elsewhere, NEW_PASSWORD);
  await elsewhere.sees('lost.done');
  await elsewhere.opensSessionOf({ ...demo, password: NEW_PASSWORD });
  expect(await isOnline(elsewhere)).toBe(true);
});
