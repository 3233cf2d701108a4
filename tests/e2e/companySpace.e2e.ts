/** The space of a company: its details, for its legal representative and for users without the permission. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { bossHere, demo } from './support/people';
import { hardTest, whenHard } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';

const toSpace = (role: string) => `/user/role_manage/${role}/role_space`;
const ROLE = 'r-boss-1';
const HANDLER = 'r-demo-1';
const INFO = `${toSpace(ROLE)}/company_info`;
const HANDLERS = `${toSpace(ROLE)}/role_authorize`;

beforeEach(resetPortal);

const keyOf = (name: 'company' | 'companyCertificates', role = ROLE) => endpoints[name].replace(':id', role);

test("a legal representative reads the registry's data, changes the contact, and finds the open tab of the space on a phone", async () => {
  const visitor = await aMemberAt(INFO, bossHere, 'pt-BR');
  await visitor.sees('company.registry');
  await visitor.sees('company.status.OPERATING');
  await visitor.sees('广东省广州市越秀区');
  await visitor.fills('contactName', '测试新人');
  await visitor.fills('contactMobile', '154 0000 0022');
  await visitor.presses('company.contact.save');
  await visitor.hears('company.contact.saved');
  const { contact } = await visitor.reads<Data<'company'>>(keyOf('company'));
  expect(contact).toMatchObject({ contactName: '测试新人', contactMobile: '15400000022' });

  // The tabs are in one row, with the current one in view.
  await visitor.fitsIn(320);
  await visitor.page.$eval(`.view-tabs a[href="${HANDLERS}"]`, (link) => (link as HTMLElement).click());
  await visitor.arrivesAt(HANDLERS);
  await visitor.findsAt('.company-space > .view-tabs');
  const tabs = () =>
    visitor.page.$$eval('.company-space > .view-tabs a', (links) =>
      links.map((link) => {
        const { top, left, right } = link.getBoundingClientRect();
        return {
          top,
          isInView: left >= 0 && right <= window.innerWidth,
          isCurrent: link.hasAttribute('aria-current'),
        };
      }),
    );
  await visitor.until(
    async () => (await tabs()).find(({ isCurrent }) => isCurrent)?.isInView,
    'the current tab in view',
  );
  expect(new Set((await tabs()).map(({ top }) => top)).size).toBe(1);
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
  await visitor.presses('form.conflict.keep');
  await visitor.presses('company.contact.save');
  await visitor.hears('company.contact.saved');
  expect((await visitor.reads<Data<'company'>>(keyOf('company'))).contact.contactName).toBe('测试后来');
});

// Covered by CompanyDetails.test.tsx and overview.test.tsx in tests/pages/user/role_manage/role_space,
// tests/features/capacities/components/CompanySpace.test.tsx and tests/mock/companies/companyCapacities.test.ts.
hardTest(
  'shows the details to a handler without permission, why the other pages are closed, and another user’s role as unknown',
  async () => {
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
  },
);
