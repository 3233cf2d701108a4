/** The user agreement, the privacy policy and the accessibility statement, as they are read. */
import accessibility from '../../src/pages/uaa/legal/en-US/accessibility';
import agreement from '../../src/pages/uaa/legal/en-US/agreement';
import privacy from '../../src/pages/uaa/legal/en-US/privacy';
import privacyZh from '../../src/pages/uaa/legal/zh-CN/privacy';
import { aVisitor } from './support/setup';

test('the contents lead to their sections, in the language chosen, and back', async () => {
  const visitor = await aVisitor('zh-CN');
  await visitor.opens('/uaa/privacy');
  await visitor.sees(privacyZh.sections.behavior.title);
  await visitor.switchesTo('en-US');
  await visitor.sees(privacy.intro);
  await visitor.presses(privacy.sections.rights.title, 'link');
  await visitor.isAt('/uaa/privacy');
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
  await visitor.isAt('/uaa/agreement');
  await visitor.sees(agreement.sections.canceling.title);
  await visitor.presses('associate.back', 'link');
  await visitor.isAt('/uaa/login');
});

test('sign-in leads to the accessibility statement, and that to where one tells the portal', async () => {
  const visitor = await aVisitor('en-US');
  await visitor.opens('/uaa/login');
  await visitor.presses('page.accessibility', 'link');
  await visitor.isAt('/uaa/accessibility');
  await visitor.sees(accessibility.sections.contact.title);
  await visitor.presses('recovery.appeal', 'link');
  await visitor.isAt('/uaa/appeal?reason=OTHER');
});

test('nobody else has to load them', async () => {
  const visitor = await aVisitor('en-US');
  await visitor.opens('/uaa/login');
  const scripts = visitor.watch.requests.filter(({ url }) => url.pathname.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url } of scripts) {
    const text = await (await fetch(url)).text();
    expect(text).not.toContain(privacy.sections.rights.title);
    expect(text).not.toContain(agreement.sections.conduct.title);
    expect(text).not.toContain(accessibility.sections.display.title);
  }
});
