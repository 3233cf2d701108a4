/** Lists the recent changes of an account that can be undone (docs/api.md, Panic). */
import type { PanicChange } from '../../../src/contract';
import { findAuthenticator, listAccountPasskeys, listRemovedSince, nameRemoval } from '../accounts/factors';
import { findContactsBefore } from '../accounts/undoables';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import { maskEmail, maskMobile } from '../lib/masking';
import { toInstant } from '../store/clock';
import type { Account } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/factors';
import type { Session } from '../store/records/session';

interface Change extends Pick<PanicChange, 'kind' | 'name'> {
  /** The key of the change for takeWaysBack: `mobile`, `email`, the app, or the id of a passkey. */
  key: string;
  at: number;
  /** The public id of the session that made it, if known. */
  by?: string;
}

/** Contains the time, so that a later change of the same item has another id. */
const idOf = ({ key, at }: Change): string => `${key}@${at}`;

/** Lists the changes since `since` (ms), the latest first. `own`: this session is known to have made it. */
export const listChangesSince = (
  account: Account,
  since: number,
  { publicId }: Pick<Session, 'publicId'>,
): PanicChange[] =>
  listAll(account, since)
    .sort((one, other) => other.at - one.at)
    .map((one) => ({
      id: idOf(one),
      kind: one.kind,
      name: one.name,
      at: toInstant(one.at),
      own: one.by === publicId,
    }));

/** Returns the keys of the changes with these ids. */
export const chooseOwn = (account: Account, since: number, ids: readonly string[]): string[] =>
  listAll(account, since)
    .filter((one) => ids.includes(idOf(one)))
    .map(({ key }) => key);

const listAll = (account: Account, since: number): Change[] => [
  ...listContactChanges(account, since),
  ...listAddedFactors(account, since),
  ...listRemovedSince(account, since).map((one): Change => {
    const { passkey, removedAt: at, by } = one;
    const [kind, name] = passkey
      ? (['passkeyRemoved', nameOf(passkey)] as const)
      : (['authenticatorRemoved', ''] as const);
    return { key: nameRemoval(one), kind, name, at, by };
  }),
];

const nameOf = ({ name, aaguid }: PasskeyRecord): string => name || findPasskeyProvider(aaguid);

function listContactChanges(account: Account, since: number): Change[] {
  const { mobile, mobileSetAt, email, emailSetAt } = account;
  const before = findContactsBefore(account, since);
  if (!before) return [];
  const changes: Change[] = [];
  if (before.mobile !== mobile || before.region !== account.region)
    changes.push({ key: 'mobile', kind: 'mobile', name: maskMobile(mobile ?? ''), at: mobileSetAt ?? since });
  if (before.email !== email)
    changes.push({ key: 'email', kind: 'email', name: maskEmail(email ?? ''), at: emailSetAt ?? since });
  return changes;
}

function listAddedFactors(account: Account, since: number): Change[] {
  const app = findAuthenticator(account);
  const passkeys = listAccountPasskeys(account).filter(({ createdAt }) => createdAt >= since);
  return [
    ...passkeys.map(
      (one) => ({ key: one.id, kind: 'passkeyAdded', name: nameOf(one), at: one.createdAt }) as const,
    ),
    ...(app && app.addedAt >= since
      ? [{ key: 'authenticatorAdded', kind: 'authenticatorAdded', name: '', at: app.addedAt } as const]
      : []),
  ];
}
