/** Lists what was changed in an account lately and could be taken back (docs/api.md, Panic). */
import type { PanicChange } from '../../../src/contract';
import { findAuthenticator } from '../accounts/authenticators';
import { listAccountPasskeys } from '../accounts/passkeys';
import { listRemovedSince, nameRemoval } from '../accounts/removedFactors';
import { findContactsBefore } from '../accounts/revertContacts';
import { findIdentityUndoable } from '../accounts/undoables';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import { maskEmail, maskMobile, maskName } from '../lib/masking';
import { toInstant } from '../store/clock';
import type { Account } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/passkey';
import type { Session } from '../store/records/session';

type Change = Omit<PanicChange, 'at' | 'own'> & { at: number; own?: boolean };

/** Lists the changes since `since` (ms), the latest first. `own` are those that this session has made, as far as known. */
export function listChangesSince(
  account: Account,
  since: number,
  { publicId }: Pick<Session, 'publicId'>,
): PanicChange[] {
  const changes = [
    ...listContactChanges(account, since),
    ...listIdentityChanges(account, since),
    ...listAddedFactors(account, since),
    ...listRemovedSince(account, since).map((one): Change => {
      const { passkey, removedAt, by } = one;
      const kind = passkey ? 'passkeyRemoved' : 'authenticatorRemoved';
      return {
        id: nameRemoval(one),
        kind,
        name: passkey ? nameOf(passkey) : '',
        at: removedAt,
        own: by === publicId,
      };
    }),
  ];
  return changes
    .sort((one, other) => other.at - one.at)
    .map(({ own = false, at, ...change }) => ({ ...change, at: toInstant(at), own }));
}

const nameOf = ({ name, aaguid }: PasskeyRecord): string => name || findPasskeyProvider(aaguid);

function listContactChanges(account: Account, since: number): Change[] {
  const { mobile, mobileSetAt, email, emailSetAt } = account;
  const before = findContactsBefore(account, since);
  if (!before) return [];
  const changes: Change[] = [];
  if (before.mobile !== mobile || before.region !== account.region)
    changes.push({
      id: 'mobile',
      kind: 'mobile',
      name: mobile === null ? '' : maskMobile(mobile),
      at: mobileSetAt ?? since,
    });
  if (before.email !== email)
    changes.push({
      id: 'email',
      kind: 'email',
      name: email === null ? '' : maskEmail(email),
      at: emailSetAt ?? since,
    });
  return changes;
}

function listIdentityChanges({ id, name }: Account, since: number): Change[] {
  const undoable = findIdentityUndoable(id);
  if (!undoable || undoable.at < since) return [];
  return [{ id: 'identity', kind: 'identity', name: maskName(name), at: undoable.at }];
}

function listAddedFactors(account: Account, since: number): Change[] {
  const app = findAuthenticator(account);
  const passkeys = listAccountPasskeys(account).filter(({ createdAt }) => createdAt >= since);
  return [
    ...passkeys.map(
      (one) => ({ id: one.id, kind: 'passkeyAdded', name: nameOf(one), at: one.createdAt }) as const,
    ),
    ...(app && app.addedAt >= since
      ? [{ id: 'authenticatorAdded', kind: 'authenticatorAdded', name: '', at: app.addedAt } as const]
      : []),
  ];
}
