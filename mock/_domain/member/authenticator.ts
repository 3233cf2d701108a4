/** The authenticator app and the recovery codes of an account, for its owner (docs/api.md, Second factor). */
import { randomUUID } from 'node:crypto';
import { LOCK_AFTER_FAILURES, TICKET_LIFETIME, UNDO_LIFETIME } from '../../../src/constants';
import type { Authenticator, AuthenticatorSetup, Body, RecoveryCodes } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import {
  deleteAuthenticator,
  findAuthenticator,
  keepRemovedFactor,
  listRecoveryCodes,
  makeRecoveryCodes,
} from '../accounts/factors';
import { moveLostAccess } from '../accounts/lostAccess';
import { offerUndo } from '../accounts/undoables';
import { assertRemovable } from '../checks/requiredProofs';
import { createTotpSecret, findTotpStep, toTotpUri } from '../checks/secondFactor';
import { assertSteppedUp } from '../checks/stepUp';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { SignedInCaller } from '../store/context';
import { dropExpired } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { AuthenticatorRecord } from '../store/records/factors';
import { getPortal } from '../store/state';

/** Returns the state of the authenticator app, and the number of recovery codes. */
export function getAuthenticator(account: Account): Authenticator {
  const found = findAuthenticator(account);
  const codes = listRecoveryCodes(account);
  return {
    addedAt: toInstantOrNull(found?.addedAt),
    lastUsedAt: toInstantOrNull(found?.lastUsedAt),
    codesLeft: codes.length,
    codesMadeAt: toInstantOrNull(codes[0]?.madeAt),
  };
}

/** Issues a secret to this session, for 10 minutes. Throws CHANGED_MEANWHILE if the account has an app. */
export function startAuthenticator(owner: SignedInCaller): AuthenticatorSetup {
  const { account, session, lang } = owner;
  assertNoAuthenticator(account);
  assertSteppedUp(owner);
  const { authenticatorSetups } = getPortal();
  dropExpired(authenticatorSetups);
  const secret = createTotpSecret();
  const expiresAt = now() + TICKET_LIFETIME;
  authenticatorSetups.set(session.publicId, {
    accountId: account.id,
    secret,
    triesLeft: LOCK_AFTER_FAILURES,
    expiresAt,
  });
  const uri = toTotpUri(secret, account.account, translate(lang, 'siteName'));
  return { secret, uri, expiresAt: toInstant(expiresAt) };
}

/** Adds the app whose secret the code confirms, with recovery codes. The fifth wrong code ends the secret. */
export function confirmAuthenticator(
  owner: SignedInCaller,
  { code }: Body<'confirmAuthenticator'>,
): RecoveryCodes {
  const { account, session } = owner;
  assertNoAuthenticator(account);
  const state = getPortal();
  const setup = state.authenticatorSetups.get(session.publicId);
  if (!setup || setup.expiresAt <= now() || setup.accountId !== account.id)
    throw new Refusal('TICKET_UNKNOWN');
  assertSteppedUp(owner);
  const step = findTotpStep(setup.secret, code, 0);
  if (step === undefined) {
    setup.triesLeft -= 1;
    const { triesLeft } = setup;
    if (triesLeft > 0) throw new Refusal('CODE_WRONG', { triesLeft }, { triesLeft });
    state.authenticatorSetups.delete(session.publicId);
    throw new Refusal('TICKET_UNKNOWN');
  }
  state.authenticatorSetups.delete(session.publicId);
  const { secret } = setup;
  const addedAt = now();
  state.authenticators.push({
    accountId: account.id,
    secret,
    addedAt,
    lastUsedAt: null,
    lastStep: step,
    wrongAt: [],
    alertedAt: 0,
  });
  const codes = makeRecoveryCodes(account);
  recordMemberBehavior(owner, { type: 'AUTHENTICATOR_ADD' });
  const offer = {
    kind: 'AUTHENTICATOR',
    accountId: account.id,
    subject: randomUUID(),
    previous: null,
  } as const;
  const undo = offerUndo(offer, UNDO_LIFETIME, addedAt);
  concludeCredentialChange(owner, { topic: 'authenticatorAdded', undo });
  return { codes };
}

/** Removes the app and the recovery codes. Throws CHANGED_MEANWHILE or FACTOR_REQUIRED. */
export function removeAuthenticator(owner: SignedInCaller): null {
  const { account, session } = owner;
  const authenticator = getAuthenticatorRecord(account);
  assertRemovable(account, authenticator);
  assertSteppedUp(owner);
  const codes = listRecoveryCodes(account);
  // Without an app, a password reset is enough; and a pending recovery must not remove an app that is added later.
  moveLostAccess(account, 'stop', 'session');
  deleteAuthenticator(account);
  keepRemovedFactor({ accountId: account.id, by: session.publicId, authenticator, codes });
  recordMemberBehavior(owner, { type: 'AUTHENTICATOR_REMOVE' });
  concludeCredentialChange(owner, { topic: 'authenticatorRemoved' });
  return null;
}

/** Makes a new set of recovery codes, and alerts the owner. Needs a step-up. Throws CHANGED_MEANWHILE. */
export function renewRecoveryCodes(owner: SignedInCaller): RecoveryCodes {
  getAuthenticatorRecord(owner.account);
  assertSteppedUp(owner);
  const codes = makeRecoveryCodes(owner.account);
  moveLostAccess(owner.account, 'stop', 'session');
  recordMemberBehavior(owner, { type: 'RECOVERY_CODES' });
  concludeCredentialChange(owner, { topic: 'recoveryCodesMade' });
  return { codes };
}

function assertNoAuthenticator(account: Account): void {
  if (findAuthenticator(account)) throw new Refusal('CHANGED_MEANWHILE');
}

function getAuthenticatorRecord(account: Account): AuthenticatorRecord {
  const found = findAuthenticator(account);
  if (!found) throw new Refusal('CHANGED_MEANWHILE');
  return found;
}
