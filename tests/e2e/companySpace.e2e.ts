/** The space of a company: its details, for its legal representative and for users without the permission. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { bossHere } from './support/people';
import { aMemberAt, resetPortal } from './support/setup';

const toSpace = (role: string) => `/user/role_manage/${role}/role_space`;
const ROLE = 'r-boss-1';
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
