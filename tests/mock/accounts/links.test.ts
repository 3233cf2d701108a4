import { isSwitchTrusted, trustSwitch } from '../../../mock/_domain/accounts/browsers';
import {
  endBrokenLinks,
  type LinkEvent,
  linkProvenAccounts,
  listLinkedAccounts,
  nextLinkState,
  undoLink,
} from '../../../mock/_domain/accounts/links';
import { openSession } from '../../../mock/_domain/accounts/sessions';
import type { Device } from '../../../mock/_domain/lib/device';
import type { LinkState } from '../../../mock/_domain/store/records/account';
import { getPortal } from '../../../mock/_domain/store/state';
import { accountOf, runPortal } from '../portal';

runPortal();

const demo = () => accountOf('u-demo');
const work = () => accountOf('u-demo-work');
const stateNow = () => getPortal().accountLinks.map(({ state }) => state);
const browser = {
  visitor: 'some-visitor',
  req: { headers: {}, socket: { remoteAddress: '203.0.113.9' } },
} as unknown as Parameters<typeof trustSwitch>[0];

/** Removes the seeded link and links the two accounts as a verification does. Returns the id of the link. */
function linkAgain(): string {
  getPortal().accountLinks = [];
  linkProvenAccounts(work());
  return getPortal().accountLinks[0]?.id ?? '';
}

test('links two proved accounts and alerts both owners', () => {
  linkAgain();
  expect(stateNow()).toEqual(['LINKED']);
  const { accountLinks, notices, outbox } = getPortal();
  const told = notices.filter(({ topic }) => topic === 'accountLinked' || topic === 'accountJoined');
  expect(told.map(({ accountId }) => accountId).sort()).toEqual(['u-demo', 'u-demo-work']);
  const [holder, joiner] = [accountLinks[0]?.holderId, accountLinks[0]?.joinerId].map((id) =>
    accountOf(id ?? ''),
  );
  const alerts = outbox.filter(({ link }) => link?.startsWith('/uaa/undo?token='));
  expect(alerts.map(({ to }) => to).sort()).toEqual([holder?.mobile, holder?.email].sort());
  expect(new Set(alerts.map(({ link }) => link)).size).toBe(1);
  for (const { text } of alerts) expect(text).toContain(joiner?.account);
});

test('does not link two accounts again after their link was undone', () => {
  const id = linkAgain();
  expect(undoLink(id)).toBeDefined();
  expect(listLinkedAccounts(demo())).toEqual([demo()]);
  linkProvenAccounts(work());
  expect(stateNow()).toEqual(['UNDONE']);
});

test('ends the link of an account that is no longer proved, with its switched sessions and browser trust', () => {
  const open = (switchedFrom: string[]) => {
    const session = openSession('u-demo', 'some-visitor', {} as Device, { previous: null });
    session.switchedFrom = switchedFrom;
    return session.id;
  };
  const [switched, own] = [open(['u-demo-work']), open([])];
  trustSwitch(browser, 'u-demo', 'u-demo-work');
  const isTrusted = () => isSwitchTrusted(browser, 'u-demo', 'u-demo-work');
  endBrokenLinks(work());
  expect([stateNow(), isTrusted()]).toEqual([['LINKED'], true]);
  work().level = 1;
  endBrokenLinks(work());
  expect([stateNow(), isTrusted()]).toEqual([['ENDED'], false]);
  expect([getPortal().sessions.has(switched), getPortal().sessions.has(own)]).toEqual([false, true]);
});

const linkStates: (LinkState | null)[] = [null, 'LINKED', 'UNDONE', 'ENDED'];
const events: LinkEvent[] = ['prove', 'undo', 'end'];
/** Every transition: the next state while the link can be undone, and after that time. */
const moves: Record<string, [LinkState | undefined, LinkState | undefined]> = {
  'null prove': ['LINKED', 'LINKED'],
  'ENDED prove': ['LINKED', 'LINKED'],
  'LINKED undo': ['UNDONE', undefined],
  'LINKED end': ['ENDED', 'ENDED'],
};
const transitions = linkStates.flatMap((state) =>
  events.map((event) => [state, event, moves[`${state} ${event}`] ?? [undefined, undefined]] as const),
);

test.each(transitions)('moves a link from %s by %s to %s', (state, event, [inTime, late]) => {
  expect(nextLinkState(state, event, { mayUndo: true })).toBe(inTime);
  expect(nextLinkState(state, event, { mayUndo: false })).toBe(late);
});
