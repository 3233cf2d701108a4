/**
 * The space of a company: its details and its certificates, for its legal representative and for users without the
 * permission.
 */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { downloaded, PIN } from './support/journeys/certificates';
import { stepsUp } from './support/journeys/stepUp';
import { bossHere, demo } from './support/people';
import { hardTest, whenHard } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const toSpace = (role: string) => `/user/role_manage/${role}/role_space`;
const ROLE = 'r-boss-1';
const HANDLER = 'r-demo-1';
const INFO = `${toSpace(ROLE)}/company_info`;
const CERTIFICATES = `${toSpace(ROLE)}/cert`;
const ADD = `${CERTIFICATES}/ca_cert`;
/** A certificate of the first company that no account has linked in the seed. */
const FRESH = { name: 'company-fresh', serial: '5103' };
const EXPIRING = '5102';

beforeEach(resetPortal);

const keyOf = (name: 'company' | 'companyCertificates', role = ROLE) => endpoints[name].replace(':id', role);

const serialsOf = (visitor: Visitor) =>
  visitor
    .reads<Data<'companyCertificates'>>(keyOf('companyCertificates'))
    .then((list) => list.map(({ serial }) => serial));

async function offers(visitor: Visitor, name: string): Promise<void> {
  await visitor.findsAt('[name="pin"]');
  await visitor.chooses('file', await downloaded(visitor, name));
  await visitor.fills('pin', PIN);
  await visitor.confirms();
}

test("a legal representative reads the registry's data and changes the contact, which other readers see", async () => {
  const visitor = await aMemberAt(INFO, bossHere);
  await visitor.sees('company.registry');
  await visitor.sees('company.status.OPERATING');
  await visitor.sees('广东省广州市越秀区');
  await visitor.fills('contactName', '测试新人');
  await visitor.fills('contactMobile', '154 0000 0022');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('company.contact.save');
  await visitor.hears('company.contact.saved');
  const { contact } = await visitor.reads<Data<'company'>>(keyOf('company'));
  expect(contact).toMatchObject({ contactName: '测试新人', contactMobile: '15400000022' });
  await visitor.fitsIn(320);
});

// Covered by tests/pages/user/role_manage/role_space/company_info/CompanyDetails.test.tsx.
hardTest('shows the values of another window beside the typed ones after a conflict', async () => {
  const visitor = await aMemberAt(INFO, bossHere);
  await visitor.findsAt('[name="contactName"]');
  const { contact, version } = await visitor.reads<Data<'company'>>(keyOf('company'));
  const key = endpoints.changeCompanyContact.replace(':id', ROLE);
  await visitor.asksAs(ROLE, key, { ...contact, contactName: '测试旁人', version });
  await visitor.fills('contactName', '测试后来');
  await visitor.presses('company.contact.save');
  await visitor.sees('company.conflict');
  await visitor.sees('测试旁人');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('company.conflict.keep');
  await visitor.presses('company.contact.save');
  await visitor.hears('company.contact.saved');
  expect((await visitor.reads<Data<'company'>>(keyOf('company'))).contact.contactName).toBe('测试后来');
});

test("a legal representative links a certificate with its PIN and unlinks it; another company's certificate is refused", async () => {
  const visitor = await aMemberAt(CERTIFICATES, bossHere);
  await visitor.sees('certificate.state.EXPIRING');
  await visitor.sees(EXPIRING);
  expect(await findings(visitor)).toEqual([]);
  await visitor.fitsIn(320);
  await visitor.presses('page.companyCertificateAdd', 'link');
  await visitor.isAt(ADD);

  await offers(visitor, 'company-second');
  await stepsUp(visitor, bossHere);
  await visitor.sees('subCode.CERT_OTHER_COMPANY');
  await visitor.complainsAt('file', visitor.says('subCode.CERT_OTHER_COMPANY'));
  expect(await findings(visitor)).toEqual([]);

  await offers(visitor, FRESH.name);
  await visitor.hears('ownCertificates.add.done');
  await visitor.isAt(CERTIFICATES);
  await visitor.sees(FRESH.serial);
  expect(await serialsOf(visitor)).toContain(FRESH.serial);

  await visitor.presses(visitor.says('companyCertificates.unbind.label', { serial: FRESH.serial }));
  await visitor.finds('dialog', 'ownCertificates.unlink.ask');
  await visitor.presses('companyCertificates.unbind');
  await visitor.hears('ownCertificates.unlink.done');
  expect(await serialsOf(visitor)).not.toContain(FRESH.serial);
});

test('shows the details to a handler without permission, why the other pages are closed, and another user’s role as unknown', async () => {
  const visitor = await aMemberAt(`${toSpace(HANDLER)}/company_info`, demo);
  await visitor.sees('company.registry');
  await visitor.sees('subCode.ROLE_MATTER');
  await visitor.doesNotSee('company.replace');
  expect(await visitor.has('[name="contactName"]')).toBe(false);
  expect(await findings(visitor)).toEqual([]);
  await visitor.opens(`${toSpace(HANDLER)}/cert`);
  await visitor.sees('space.closed');
  await visitor.sees('subCode.ROLE_MATTER');
  expect(visitor.requestsTo(keyOf('companyCertificates', HANDLER).slice('GET '.length))).toEqual([]);
  visitor.watch.tolerate(/status of 404/);
  for (const address of [
    `${toSpace(ROLE)}/company_info`,
    ...whenHard(`${toSpace('r-nobody')}/cert`, `${toSpace('..%2f')}/cert/ca_cert`),
  ]) {
    await visitor.opens(address);
    await visitor.sees('space.unknown');
  }
});

test('shows the tabs of a space in one row on a phone, with the current one in view', async () => {
  const visitor = await aMember(bossHere, 'pt-BR');
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(`${toSpace(ROLE)}/role_authorize`);
  await visitor.findsAt('.company-space > .view-tabs');
  const tabs = await visitor.page.$$eval('.company-space > .view-tabs a', (links) =>
    links.map((link) => {
      const { top, left, right } = link.getBoundingClientRect();
      return {
        top,
        isInView: left >= 0 && right <= window.innerWidth,
        isCurrent: link.hasAttribute('aria-current'),
      };
    }),
  );
  expect(new Set(tabs.map(({ top }) => top)).size).toBe(1);
  expect(tabs.find(({ isCurrent }) => isCurrent)?.isInView).toBe(true);
});
