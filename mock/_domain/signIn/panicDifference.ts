/** Records what a report changes, so that it can be undone (docs/api.md, Panic). */
import { readContacts } from '../accounts/contacts';
import { assignFreeContacts } from '../accounts/undoables';
import type { Account, Contacts } from '../store/records/account';
import type { OwnedEntry, PanicDifference, WaysIn } from '../store/records/panic';
import type { Undoable } from '../store/records/undo';
import { getPortal } from '../store/state';

type Item = WaysIn[keyof WaysIn][number];

const lists = [
  'passkeys',
  'authenticators',
  'recoveryCodes',
  'bindings',
  'certificates',
  'securityAnswers',
  'phrases',
  'removedFactors',
] as const satisfies (keyof WaysIn)[];

/** Everything that a report may change. */
interface Snapshot {
  contacts: Contacts;
  entries: OwnedEntry[];
  links: [string, Undoable][];
}

export function takeSnapshot(account: Account): Snapshot {
  const portal = getPortal();
  const isOwn = ({ accountId }: { accountId: string }) => accountId === account.id;
  return {
    contacts: readContacts(account),
    entries: lists.flatMap((list) => (portal[list] as Item[]).filter(isOwn).map((one) => ({ list, one }))),
    links: [...portal.undoables].filter(([, one]) => isOwn(one) && one.kind !== 'PANIC'),
  };
}

const without = (entries: OwnedEntry[], others: OwnedEntry[]): OwnedEntry[] =>
  entries.filter(({ one }) => others.every((other) => other.one !== one));

/** Returns the changes since the snapshot, and those of an earlier report in the same pause. */
export function findDifference(
  account: Account,
  before: Snapshot,
  earlier?: PanicDifference,
): PanicDifference {
  const after = takeSnapshot(account);
  const { contacts = before.contacts, taken = [], given = [], links = [] } = earlier ?? {};
  return {
    contacts,
    newContacts: after.contacts,
    taken: [...taken, ...without(before.entries, after.entries)],
    given: [...given, ...without(after.entries, before.entries)],
    links: [...links, ...before.links.filter(([token]) => after.links.every(([other]) => other !== token))],
  };
}

/** Reverts a report's changes. Skips items that another account has now. */
export function undoDifference(account: Account, difference: PanicDifference): void {
  const { contacts, newContacts, taken, given, links } = difference;
  const portal = getPortal();
  for (const list of lists) {
    const remaining = (portal[list] as Item[]).filter((one) => given.every((other) => other.one !== one));
    const restored = taken
      .filter((one) => one.list === list && isFree(one.one, remaining))
      .map(({ one }) => one);
    Object.assign(portal, { [list]: [...remaining, ...restored] });
  }
  for (const [token, undoable] of links) portal.undoables.set(token, undoable);
  const { mobile, email } = account;
  if (mobile === newContacts.mobile && email === newContacts.email) assignFreeContacts(account, contacts);
}

/** Omits what another undo has reverted: everything since `at` (ms), and the credential `openedWith`. */
export function leaveOut(
  difference: PanicDifference,
  { at, openedWith }: { at: number; openedWith?: string },
) {
  const undone = difference.links
    .map(([, one]) => one)
    .filter((one) => one.kind === 'CONTACT' && one.at >= at) as Undoable<'CONTACT'>[];
  const [first] = undone.sort((one, other) => one.at - other.at);
  if (first) difference.contacts = first.previous;
  difference.links = difference.links.filter(([, one]) => one.at < at);
  difference.taken = difference.taken.filter(
    ({ one }) => timeOf(one) < at && (openedWith === undefined || keyOf(one) !== openedWith),
  );
}

function timeOf(one: Item): number {
  if ('createdAt' in one) return one.createdAt;
  if ('addedAt' in one) return one.addedAt;
  if ('madeAt' in one) return one.madeAt;
  if ('boundAt' in one) return one.boundAt;
  return 'removedAt' in one ? one.removedAt : one.setAt;
}

/** Returns a value that must be unique across all accounts, such as a credential id; undefined if the item has none. */
export function keyOf(one: Item): string | undefined {
  if ('credentialId' in one) return one.credentialId;
  if ('serial' in one) return one.serial;
  if ('provider' in one) return `${one.provider} ${one.subject}`;
  return 'secret' in one ? one.accountId : undefined;
}

const isFree = (one: Item, others: Item[]): boolean =>
  keyOf(one) === undefined || others.every((other) => keyOf(other) !== keyOf(one));
