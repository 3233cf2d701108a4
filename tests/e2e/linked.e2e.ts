/** The linked accounts of one person, and the certificates that sign in to an account. */
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { downloaded, PIN } from './support/journeys/certificates';
import { stepsUp } from './support/journeys/sessions';
import { demo, newcomer } from './support/people';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const ACCOUNTS = '/user/account_manage/account_list';
const WORK = { account: 'demo_work' };

beforeEach(resetPortal);

const whoIsIn = (visitor: Visitor) => visitor.calls('accountDetail').then(({ account }) => account);

/** Types in the account's behavior record, newest first. */
const recorded = async (visitor: Visitor) => (await recordsOf(visitor)).map(({ type }) => type);

test('a visitor proves the linked account before the first switch, and the other tab follows', async () => {
  const visitor = await aMemberAt(ACCOUNTS, demo);
  const tab = await (await visitor.opensTab()).opens(ACCOUNTS);
  await visitor.presses(visitor.says('linked.switch.label', WORK));
  await stepsUp(visitor, demo, visitor.says('stepUp.target.title', WORK));
  await visitor.finds('button', visitor.says('linked.switch.label', { account: 'demo' }));
  await visitor.arrivesAt(ACCOUNTS);
  expect(await whoIsIn(visitor)).toBe('demo_work');
  expect(await recorded(visitor)).toEqual(['LOGIN']);
  await tab.finds('button', tab.says('linked.switch.label', { account: 'demo' }));
  await visitor.reads('GET /anonApi/custom/logout');
  await visitor.opensSessionOf(demo);
  expect((await recorded(visitor)).slice(0, 2)).toEqual(['LOGIN', 'LOGOUT']);
});

const PAGE = '/user/account_manage/account_unbind';
const CERTIFICATES = '/authApi/account/v1/certificates';
const CHALLENGE = endpoints.caChallenge.slice('POST '.length);
/** Issued to newcomer, and not linked in the seed. */
const NEWCOMERS = 'not-bound';
const SERIAL = '5009';

const certificatesOf = (visitor: Visitor) =>
  visitor.calls('certificates').then((list) => list.map(({ serial }) => serial));

// tests/mock/member/certificates.test.ts refuses the certificate at sign-in before, and signs in with it afterwards;
// tests/features/certificate/CertificateForm.test.tsx has the hint about an unlinked one, and CertificateCard.test.tsx of
// tests/pages/user/account_manage/account_unbind/components unlinks it.
test('a member links a certificate by keyboard', async () => {
  const visitor = await aMemberAt(PAGE, newcomer, 'en-US');
  await visitor.sees('ownCertificates.empty');
  const before = visitor.requestsTo(CHALLENGE, 'POST').length;
  await visitor.findsAt('.own-certificates-add');
  await visitor.page.focus('.own-certificates-add');
  await visitor.confirms();
  await visitor.chooses('file', await downloaded(visitor, NEWCOMERS));
  await visitor.types('pin', PIN);
  await visitor.confirms();
  visitor.watch.tolerate(/status of 428/);
  await visitor.waitsForFocus('stepUpPassword');
  await visitor.page.keyboard.type(newcomer.password);
  await visitor.confirms();
  await visitor.hears('ownCertificates.add.done');
  await visitor.finds('button', visitor.says('certificate.unlink.label', { serial: SERIAL }));
  await visitor.waitsForFocusAt('h2', 'ownCertificates.heading');
  expect(await certificatesOf(visitor)).toEqual([SERIAL]);
  expect((await recorded(visitor)).slice(0, 2)).toEqual(['CERT_BIND', 'STEP_UP']);
  // One PIN and one signature are enough, because the step-up does not use them up; the PIN is not sent.
  expect(visitor.requestsTo(CHALLENGE, 'POST')).toHaveLength(before + 1);
  const sent = visitor.requestsTo(CERTIFICATES, 'POST').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[0]).not.toContain(PIN);
});
