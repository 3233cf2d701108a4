/** The linked accounts of one person, and the providers' accounts that sign in to an account. */
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { codeSentTo, DEMO_MOBILE } from './support/journeys/codes';
import { stepsUp } from './support/journeys/stepUp';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const ACCOUNTS = '/user/account_manage/account_list';
const BINDINGS = '/user/account_manage/account_unbind';
const WORK = { account: 'demo_work' };

beforeEach(resetPortal);

const whoIsIn = (visitor: Visitor) => visitor.calls('accountDetail').then(({ account }) => account);
const bindingsOf = (visitor: Visitor) =>
  visitor.calls('bindings').then(({ list }) => list.map(({ provider }) => provider));

/** Types in the account's behavior record, newest first. */
const recorded = async (visitor: Visitor) => (await recordsOf(visitor)).map(({ type }) => type);

/** Signs in with a code to the number that demo's accounts share; returns the account that is opened. */
async function opensByCode(): Promise<string> {
  const visitor = await aVisitor();
  const number = { region: '+86', mobile: DEMO_MOBILE };
  await visitor.calls('loginCode', number);
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  await visitor.reads(`${endpoints.login}?channelCode=2`, { ...number, code });
  return whoIsIn(visitor);
}

/** Sends the provider's response for the visitor on its page; returns the redirect address. */
async function approves(visitor: Visitor, subject: string): Promise<string> {
  await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
  const state = new URL(visitor.page.url()).searchParams.get('state') ?? '';
  const body = { as: 'provider', state, action: 'approve', subject };
  return (await visitor.reads<{ redirectUrl: string }>('POST /mock/act', body)).redirectUrl;
}

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

// Covered by tests/pages/user/account_manage/account_list and tests/mock/member/linkedAccounts.test.ts.
hardTest('opens the primary account, chosen after a step-up, by a code to the shared number', async () => {
  const visitor = await aMemberAt(ACCOUNTS, demo);
  await visitor.fitsIn(320);
  await visitor.presses(visitor.says('linked.primary.label', WORK));
  await stepsUp(visitor, demo);
  await visitor.hears('linked.primary.done', WORK);
  await visitor.finds('button', visitor.says('linked.primary.label', { account: 'demo' }));
  expect(await findings(visitor)).toEqual([]);
  const accounts = await visitor.calls('accounts');
  expect(accounts.find(({ primary }) => primary)).toMatchObject(WORK);
  expect(await recorded(visitor)).toContain('PROFILE_CHANGE');
  expect(await opensByCode()).toBe('demo_work');
});

// Covered by tests/features/linkedAccounts/BindingList.test.tsx and tests/mock/member/linkedAccounts.test.ts.
hardTest('shows why the last way to sign in cannot be unlinked', async () => {
  const visitor = await aVisitorAt('/uaa/login?referer=/user/account_manage/account_unbind');
  await visitor.presses('provider.cityPass');
  await visitor.opens(await approves(visitor, 'linked'));
  await visitor.presses('guide.later');
  await visitor.arrivesAt(BINDINGS);
  const provider = visitor.says('provider.cityPass');
  const button = await visitor.finds('button', visitor.says('linked.unlink.label', { provider }));
  const why = await button.evaluate(
    (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.innerText,
  );
  expect(why).toBe(visitor.says('linked.lastWay'));
  await button.asLocator().click();
  expect(await visitor.has('[role="dialog"]')).toBe(false);
  await visitor.sees('linked.another.noPassword');
  expect(await findings(visitor)).toEqual([]);
  expect(await bindingsOf(visitor)).toEqual(['cityPass']);
});

// Covered by associate.e2e.ts (a link by password), tests/features/linkedAccounts/signInMethods.test.ts (returns to the
// list), tests/pages/uaa/third/thirdAuthorize.test.tsx (`link=1`) and tests/mock/signIn/providerLogin.test.ts.
hardTest('a member links an account of another provider by password and returns to the list', async () => {
  const visitor = await aMemberAt(BINDINGS, newcomer);
  const offer = `${visitor.says('linked.another.link')} ${visitor.says('provider.campusPass')}`;
  await visitor.presses(offer, 'link');
  await visitor.opens(await approves(visitor, 'unbound-newcomer'));
  await visitor.sees('associate.submit');
  await visitor.submits(newcomer);
  await visitor.presses('guide.later');
  await visitor.arrivesAt(BINDINGS);
  await visitor.finds(
    'button',
    visitor.says('linked.unlink.label', { provider: visitor.says('provider.campusPass') }),
  );
  expect(await bindingsOf(visitor)).toContain('campusPass');
  expect(await recorded(visitor)).toContain('BIND');
});
