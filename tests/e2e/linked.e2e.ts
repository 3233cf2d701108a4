/** The linked accounts of one person, and the certificates that sign in to an account. */
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { downloaded, PIN } from './support/journeys/certificates';
import { stepsUp } from './support/journeys/sessions';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import { sayFixed } from './support/words';

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
const DEMOS_SERIAL = '5001';

const certificatesOf = (visitor: Visitor) =>
  visitor.calls('certificates').then((list) => list.map(({ serial }) => serial));

const seesFocusOnHeading = (visitor: Visitor) =>
  visitor.waits(
    (words: string) =>
      document.activeElement?.tagName === 'H2' && document.activeElement.textContent === words,
    'the focus with the list',
    visitor.says('ownCertificates.heading'),
  );

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
  await seesFocusOnHeading(visitor);
  expect(await certificatesOf(visitor)).toEqual([SERIAL]);
  expect((await recorded(visitor)).slice(0, 2)).toEqual(['CERT_BIND', 'STEP_UP']);
  // One PIN and one signature are enough, because the step-up does not use them up; the PIN is not sent.
  expect(visitor.requestsTo(CHALLENGE, 'POST')).toHaveLength(before + 1);
  const sent = visitor.requestsTo(CERTIFICATES, 'POST').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[0]).not.toContain(PIN);
});

// The card's states and an outdated list are covered by tests/pages/user/account_manage/account_unbind.
hardTest(
  'shows the state of each certificate; another tab reports that one is already unlinked',
  async () => {
    const visitor = await aMemberAt(PAGE, demo);
    const tab = await (await visitor.opensTab()).opens(PAGE);
    for (const state of ['VALID', 'EXPIRED', 'REVOKED', 'NOT_YET'] as const) {
      await visitor.sees(`certificate.state.${state}`);
    }
    await visitor.presses('ownCertificates.add');
    await visitor.findsAt('[name="pin"]');
    await visitor.fitsIn(320);
    expect(await findings(visitor)).toEqual([]);

    const words = visitor.says('certificate.unlink.label', { serial: DEMOS_SERIAL });
    await visitor.presses(words);
    await visitor.finds('dialog', 'ownCertificates.unlink.ask');
    await visitor.presses('form.unlink');
    await stepsUp(visitor, demo);
    await visitor.hears('ownCertificates.unlink.done');
    expect(await certificatesOf(visitor)).not.toContain(DEMOS_SERIAL);

    tab.watch.tolerate(/status of 404/);
    await tab.presses(words);
    await tab.presses('form.unlink');
    await tab.sees('ownCertificates.gone');
    await tab.seesNoMore(DEMOS_SERIAL);
  },
);

// Covered by the same tests.
hardTest('warns of a certificate that is about to expire', async () => {
  const visitor = await aMemberAt(PAGE, { ...demo, account: 'boss', userType: 'legal' }, 'pt-BR');
  await visitor.sees('certificate.state.EXPIRING');
  await visitor.sees(sayFixed('pt-BR', 'ownCertificates.expiring'));
  expect(await findings(visitor)).toEqual([]);
});
