/** Links between the accounts of one person, and their states (docs/api.md, Accounts of one person). */
import { randomUUID } from 'node:crypto';
import { UNDO_LIFETIME } from '../../../src/constants';
import { ACCOUNT_LIST_PATH } from '../lib/pagePaths';
import { getFound } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account, AccountLink, LinkState, Owner } from '../store/records/account';
import { getPortal } from '../store/state';
import { findAccountById } from './accounts';
import { sendAlert } from './alerts';
import { endSwitchTrustBetween } from './browsers';
import { isSameDocument } from './companies';
import { hasProvedPossession, listMatches } from './possession';
import { endSwitchedSessions } from './sessions';
import { offerUndo } from './undoables';

/** `prove`: both accounts are proved. `undo`: by the holder. `end`: one of the two is no longer proved. */
export type LinkEvent = 'prove' | 'undo' | 'end';

interface Transition {
  /** The states it starts from; null if the two accounts were never linked. */
  from: readonly (LinkState | null)[];
  to: LinkState;
  /** Whether the event may happen only while the holder may undo the link. */
  untilUndoEnds?: true;
}

/** The table of events. A link that its holder has undone is never restored. */
const linkTransitions: Record<LinkEvent, Transition> = {
  prove: { from: [null, 'ENDED'], to: 'LINKED' },
  undo: { from: ['LINKED'], to: 'UNDONE', untilUndoEnds: true },
  end: { from: ['LINKED'], to: 'ENDED' },
};

/** Returns the state after an event, or undefined without a change. `mayUndo`: within the 72 hours. */
export function nextLinkState(
  state: LinkState | null,
  event: LinkEvent,
  { mayUndo }: { mayUndo: boolean },
): LinkState | undefined {
  const { from, to, untilUndoEnds } = linkTransitions[event];
  return from.includes(state) && (!untilUndoEnds || mayUndo) ? to : undefined;
}

/** The level that both accounts need. */
const LINK_LEVEL = 3;
const isProven = (account: Account): boolean => account.level >= LINK_LEVEL && hasProvedPossession(account);

const areOnePerson = (a: Account, b: Account): boolean =>
  a.userType !== b.userType && isSameDocument(a, b) && [a, b].every(isProven);

const findLink = (a: Account, b: Account): AccountLink | undefined =>
  getPortal().accountLinks.find(
    ({ holderId, joinerId }) =>
      (holderId === a.id && joinerId === b.id) || (holderId === b.id && joinerId === a.id),
  );

/** Applies an event to a link. Returns whether the state has changed. */
function applyEvent(link: AccountLink, event: LinkEvent): boolean {
  const state = nextLinkState(link.state, event, { mayUndo: now() < link.undoUntil });
  if (!state) return false;
  link.state = state;
  return true;
}

const partnerOf = ({ holderId, joinerId }: AccountLink, { id }: Owner): string | undefined => {
  if (holderId === id) return joinerId;
  return joinerId === id ? holderId : undefined;
};

/** Lists the links of an account in the state LINKED, each with the other account. */
function listLinks(account: Account): { link: AccountLink; other: Account }[] {
  return getPortal().accountLinks.flatMap((link) => {
    const other = findAccountById(partnerOf(link, account) ?? '');
    return other && link.state === 'LINKED' ? [{ link, other }] : [];
  });
}

/** Lists the accounts of a person, the given one first. */
export const listLinkedAccounts = (account: Account): Account[] => [
  account,
  ...listLinks(account)
    .map(({ other }) => other)
    .filter((other) => areOnePerson(account, other)),
];

/** Finds another account of the same person. Throws a 404 for any other id, also for that of the account itself. */
export function findLinkedAccount(account: Account, id: string): Account {
  return getFound(listLinkedAccounts(account).find((one) => one !== account && one.id === id));
}

/** Links an account that a verification has proved with the others of the person, and alerts both sides. */
export function linkProvenAccounts(account: Account): void {
  for (const other of getPortal().accounts) {
    if (areOnePerson(account, other)) link(account, other);
  }
}

function link(account: Account, other: Account): void {
  const verifiedAt = (one: Account) => listMatches(one)[0]?.dueAt ?? 0;
  const [holder, joiner] = verifiedAt(account) < verifiedAt(other) ? [account, other] : [other, account];
  const former = findLink(account, other);
  const state = nextLinkState(former?.state ?? null, 'prove', { mayUndo: false });
  if (!state) return;
  const made: AccountLink = {
    id: randomUUID(),
    holderId: holder.id,
    joinerId: joiner.id,
    state,
    undoUntil: now() + UNDO_LIFETIME,
  };
  const portal = getPortal();
  portal.accountLinks = [...portal.accountLinks.filter((one) => one !== former), made];
  const undo = offerUndo({ kind: 'LINK', accountId: holder.id, subject: made.id, previous: null });
  alertOwner(holder, 'accountLinked', joiner, { link: ACCOUNT_LIST_PATH, undo });
  alertOwner(joiner, 'accountJoined', holder, { link: ACCOUNT_LIST_PATH });
}

function alertOwner(
  { id: accountId }: Account,
  topic: 'accountLinked' | 'accountJoined' | 'linkUndone',
  other: Account,
  links: { link: string; undo?: string },
): void {
  sendAlert({ accountId, topic, values: { other: other.account }, ...links });
}

/** Ends the results of switches between two accounts: trusted browsers, unused proofs, and sessions. */
function endSwitches(one: Account, other: Account): void {
  endSwitchTrustBetween(one.id, other.id);
  endSwitchedSessions(one.id, other.id);
}

/** Ends the links of an account that is no longer proved, and the results of switches over them. */
export function endBrokenLinks(account: Account): void {
  for (const { link, other } of listLinks(account)) {
    if (areOnePerson(account, other) || !applyEvent(link, 'end')) continue;
    endSwitches(account, other);
  }
}

/** Finds the account that joined by a link, while the link can be undone. */
export function findJoiner(linkId: string): Account | undefined {
  const link = getPortal().accountLinks.find(({ id }) => id === linkId);
  const canUndo = link && nextLinkState(link.state, 'undo', { mayUndo: now() < link.undoUntil });
  return canUndo ? findAccountById(link.joinerId) : undefined;
}

/**
 * Undoes a link and alerts the joiner. Returns the joiner, whose identity the caller undoes, if it was
 * possible.
 */
export function undoLink(linkId: string): Account | undefined {
  const link = getPortal().accountLinks.find(({ id }) => id === linkId);
  const [holder, joiner] = [link?.holderId, link?.joinerId].map((id) => findAccountById(id ?? ''));
  if (!link || !holder || !joiner || !applyEvent(link, 'undo')) return undefined;
  endSwitches(holder, joiner);
  alertOwner(joiner, 'linkUndone', holder, { link: ACCOUNT_LIST_PATH });
  return joiner;
}
