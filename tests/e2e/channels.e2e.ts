/** The sign-in page: its tabs, the other sign-in channels, and the channel it remembers. */
import { choosesSms, DEMO_MOBILE } from './support/journeys/codes';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const PROVIDERS = '/thirdPlatform/findWithUserType';
const OBTAIN = '/anonApi/uaa/v1/obtainCode';

/** Name of the selected tab, and whether it has the focus and is the only stop for Tab. */
const selected = (visitor: Visitor) =>
  visitor.page.$$eval('[role="tab"]', (tabs) => {
    const [tab] = tabs.filter((one) => one.getAttribute('aria-selected') === 'true');
    const stops = tabs.filter((one) => (one as HTMLElement).tabIndex === 0);
    return {
      channel: tab?.getAttribute('data-press'),
      focused: document.activeElement === tab,
      only: stops.length === 1 && stops[0] === tab,
    };
  });

test('offers the certificate if the providers do not load; lets the arrow keys move through the tabs, which are one stop for Tab; keeps typed values, also if a provider cannot be reached, and remembers the one that was', async () => {
  const visitor = await aVisitor('en-US');
  visitor.watch.tolerate(/500|503/);
  await visitor.injectsFault(`GET ${PROVIDERS}`, { status: 503 });
  await visitor.opens('/uaa/login');
  await visitor.sees('login.others.failed');
  await visitor.sees('login.certificate');
  expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();
  await visitor.presses('common.retry');
  for (const name of ['paymentApp', 'messagingApp', 'cityPass', 'campusPass'] as const) {
    await visitor.sees(`provider.${name}`);
  }
  await visitor.presses('login.userType.legal', 'radio');
  await visitor.sees('provider.govLegal');
  await visitor.seesNoMore('provider.cityPass');
  await visitor.presses('login.userType.person', 'radio');

  const below = () => visitor.page.$eval('.ways', (ways) => Math.round(ways.getBoundingClientRect().top));
  const top = await below();
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await visitor.page.focus('[role="tab"][aria-selected="true"]');
  for (const [key, channel] of [
    ['ArrowRight', 'sms'],
    ['ArrowRight', 'qr'],
    ['ArrowRight', 'password'],
    ['ArrowLeft', 'qr'],
    ['Home', 'password'],
    ['End', 'qr'],
  ] as const) {
    await visitor.page.keyboard.press(key);
    expect(await selected(visitor)).toEqual({ channel, focused: true, only: true });
  }
  const panel = await visitor.page.$eval('[role="tabpanel"]', (element) => ({
    id: element.id,
    label: document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
  }));
  expect(panel.label).toBe(visitor.says('login.channel.qr'));
  expect(
    await visitor.page.$$eval('[role="tab"]', (tabs) => tabs.map((tab) => tab.getAttribute('aria-controls'))),
  ).toEqual([panel.id, panel.id, panel.id]);
  await visitor.settles();
  expect(await below()).toBe(top);
  expect(await findings(visitor)).toEqual([]);

  await choosesSms(visitor);
  expect(await below()).toBe(top);
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.presses('login.channel.password', 'tab');
  expect(await visitor.valueOf('account')).toBe(demo.account);
  expect(await visitor.valueOf('password')).toBe(demo.password);
  await visitor.presses('login.channel.sms', 'tab');
  expect(await visitor.valueOf('mobile')).toBe(DEMO_MOBILE);

  await visitor.presses('login.channel.password', 'tab');
  await visitor.injectsFault(`GET ${OBTAIN}`, { status: 500 });
  await visitor.presses('provider.cityPass');
  await visitor.sees('login.others.refused', { name: visitor.says('provider.cityPass') });
  expect(await visitor.valueOf('account')).toBe(demo.account);
  expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();
  const failed = visitor.requestsTo(OBTAIN).length;
  await visitor.presses('provider.paymentApp');
  await visitor.waits(() => location.pathname !== '/uaa/login', 'leaving to the provider');
  const asked = visitor.requestsTo(OBTAIN)[failed]?.url.searchParams;
  expect([asked?.get('channelCode'), asked?.get('category')]).toEqual(['31', '13']);
  await visitor.opens('/uaa/login');
  await visitor.finds('button', `${visitor.says('provider.paymentApp')} ${visitor.says('login.lastUsed')}`);
});
