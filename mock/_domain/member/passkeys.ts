/** The passkeys that sign in to an account, for its owner (docs/api.md, Passkeys). */
import { randomUUID } from 'node:crypto';
import { PASSKEY_TIMEOUT, PASSKEYS_MAX } from '../../../src/constants';
import type { PasskeyCreationOptions, Passkeys } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { deletePasskey, listAccountPasskeys } from '../accounts/passkeys';
import { keepRemovedFactor } from '../accounts/removedFactors';
import { assertSessionLasts } from '../accounts/sessions';
import { offerUndo } from '../accounts/undoables';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import {
  describePasskeys,
  getPasskeyUserId,
  issueChallenge,
  passkeyAlgorithms,
  readRpId,
  verifyRegistration,
} from '../checks/passkeys';
import { assertRemovable } from '../checks/requiredProofs';
import { assertSteppedUp } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { translate } from '../lib/messages';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/passkey';
import { getPortal } from '../store/state';

type Owner = Pick<RequestContext, 'req'> & Member;

/** Lists the passkeys of an account, oldest first. */
export function listPasskeys({ account, req }: Pick<Owner, 'account' | 'req'>): Passkeys {
  return {
    list: listAccountPasskeys(account).map((passkey) => ({
      id: passkey.id,
      credentialId: passkey.credentialId,
      name: passkey.name,
      provider: findPasskeyProvider(passkey.aaguid),
      synced: passkey.synced,
      createdAt: toInstant(passkey.createdAt),
      lastUsedAt: passkey.lastUsedAt === null ? null : toInstant(passkey.lastUsedAt),
    })),
    rpId: readRpId(req),
    userId: getPasskeyUserId(account),
  };
}

/** Returns what a browser needs to create a passkey. Needs a step-up. Throws PASSKEY_LIMIT. */
export function createPasskeyOptions(ctx: EndpointContext<'passkeyOptions'>): PasskeyCreationOptions {
  const { account, lang, req } = ctx;
  // A step-up for something impossible would be in vain.
  assertBelowLimit(account);
  assertSteppedUp(ctx);
  return {
    rp: { id: readRpId(req), name: translate(lang, 'siteName') },
    user: { id: getPasskeyUserId(account), name: account.account, displayName: account.account },
    challenge: issueChallenge(ctx, account.id),
    timeout: PASSKEY_TIMEOUT,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: describePasskeys(listAccountPasskeys(account)),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Adds a passkey, alerts the owner with a link that undoes it, and returns the list. Needs a step-up. Throws
 * CHALLENGE_EXPIRED, PASSKEY_INVALID or PASSKEY_LIMIT.
 */
export async function addPasskey(ctx: EndpointContext<'addPasskey'>): Promise<Passkeys> {
  const { account } = ctx;
  assertBelowLimit(account);
  assertSteppedUp(ctx);
  const added = await verifyRegistration(ctx, ctx.body.passkey);
  // Other requests may have ended the session or its step-up, or added passkeys, meanwhile.
  assertSessionLasts(ctx.session);
  assertSteppedUp(ctx);
  assertBelowLimit(account);
  const { passkeys } = getPortal();
  // An account that registered the id of another passkey would get its sign-ins (WebAuthn Level 3, section 7.1, step 26).
  if (passkeys.some(({ credentialId }) => credentialId === added.credentialId))
    throw new Refusal('PASSKEY_INVALID');
  const passkey = {
    id: randomUUID(),
    accountId: account.id,
    name: '',
    createdAt: now(),
    lastUsedAt: null,
    ...added,
  };
  passkeys.push(passkey);
  recordMemberBehavior(ctx, { type: 'PASSKEY_ADD' });
  const undo = offerUndo({ kind: 'PASSKEY', accountId: account.id, subject: passkey.id, previous: null });
  concludeCredentialChange(ctx, { topic: 'passkeyAdded', undo });
  return listPasskeys(ctx);
}

/** Names a passkey and returns the list. The name is in no message, because its text could be an attacker's. Throws a 404. */
export function renamePasskey(ctx: Owner, id: string, name: string): Passkeys {
  findOwn(ctx, id).name = name;
  return listPasskeys(ctx);
}

/** Removes a passkey, alerts the owner and returns the list. Needs a step-up. Throws a 404, LAST_WAY_IN or FACTOR_REQUIRED. */
export function removePasskey(ctx: Owner & Pick<RequestContext, 'setCookie'>, id: string): Passkeys {
  const passkey = findOwn(ctx, id);
  if (!hasOtherWayIn(ctx.account, passkey)) throw new Refusal('LAST_WAY_IN');
  assertRemovable(ctx.account, passkey);
  assertSteppedUp(ctx);
  deletePasskey(passkey);
  keepRemovedFactor({ accountId: ctx.account.id, by: ctx.session.publicId, passkey });
  recordMemberBehavior(ctx, { type: 'PASSKEY_REMOVE' });
  concludeCredentialChange(ctx, { topic: 'passkeyRemoved' });
  return listPasskeys(ctx);
}

function findOwn({ account }: Pick<Owner, 'account'>, id: string): PasskeyRecord {
  const found = listAccountPasskeys(account).find((one) => one.id === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

function assertBelowLimit(account: Account): void {
  if (listAccountPasskeys(account).length >= PASSKEYS_MAX) throw new Refusal('PASSKEY_LIMIT');
}
