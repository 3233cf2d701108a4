/** The user agreement, the privacy policy, the accessibility statement and the help page in the browser. */
import accessibility from '../../src/pages/uaa/legal/en-US/accessibility';
import agreement from '../../src/pages/uaa/legal/en-US/agreement';
import help from '../../src/pages/uaa/legal/en-US/help';
import privacy from '../../src/pages/uaa/legal/en-US/privacy';
import privacyZh from '../../src/pages/uaa/legal/zh-CN/privacy';
import { demo } from './support/people';
import { aMemberAt, aVisitorAt } from './support/setup';

test('a reader opens a section from the table of contents, in another language and after a reload', async () => {
  const visitor = await aVisitorAt('/uaa/privacy', 'zh-CN');
  await visitor.sees(privacyZh.sections.behavior.title);
  await visitor.switchesTo('en-US');
  await visitor.sees(privacy.intro);
  await visitor.presses(privacy.sections.rights.title, 'link');
  await visitor.arrivesAt('/uaa/privacy');
  const inView = () => {
    const top = document.getElementById('rights')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  };
  await visitor.waits(inView, 'the section in view');
  await visitor.reloads();
  await visitor.waits(inView, 'the section in view after a reload');
  const measure = await visitor.page.$eval('.legal section p', (text) => text.clientWidth / 16);
  expect(measure).toBeLessThan(45);
  await visitor.presses('page.agreement', 'link');
  await visitor.arrivesAt('/uaa/agreement');
  await visitor.sees(agreement.sections.canceling.title);
  await visitor.presses('legal.back', 'link');
  await visitor.arrivesAt('/uaa/login');
});

test('a member finds the contact for feedback on accessibility from the footer, and returns home', async () => {
  const visitor = await aMemberAt('/user/account_manage', demo, 'en-US');
  await visitor.sees('account.purpose');
  const footer = await visitor.page.waitForSelector('footer[aria-label="Help and policies"]');
  expect(await footer?.$$eval('a', (links) => links.map((link) => link.textContent))).toEqual([
    'Help',
    'Privacy policy',
    'User agreement',
    'Accessibility',
  ]);
  await visitor.presses('page.accessibility', 'link');
  await visitor.arrivesAt('/uaa/accessibility');
  await visitor.sees(accessibility.sections.contact.title);
  await visitor.presses('legal.contact', 'link');
  await visitor.arrivesAt('/uaa/help');
  await visitor.sees(help.sections.companies.questions.actFor[0]);
  await visitor.waitsForFocusAt('#contact');
  const hrefs = await visitor.page.$$eval('.legal-contact a', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs).toEqual(['mailto:help@portal.example.com', 'tel:+8615400000000']);
  // A reload clears the account from memory, as a new tab does.
  await visitor.reloads();
  await visitor.presses('legal.back', 'link');
  await visitor.arrivesAt('/user/identity_manage');
});
