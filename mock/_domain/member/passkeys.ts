/** The passkeys that sign in to an account, for its owner (docs/api.md, Passkeys). */
import { randomUUID } from 'node:crypto';
import { PASSKEY_TIMEOUT, PASSKEY_UPGRADE, PASSKEYS_MAX, UNDO_LIFETIME } from '../../../src/constants';
import type { PasskeyCreationOptions, Passkeys } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { wasKnownBefore } from '../accounts/browsers';
import { concludeCredentialChange } from '../accounts/credentialChange';
import {
  deletePasskey,
  findAuthenticator,
  keepRemovedFactor,
  listAccountPasskeys,
} from '../accounts/factors';
import { assertSessionLasts } from '../accounts/sessions';
import { offerUndo } from '../accounts/undoables';
import { findPasskeyProvider } from '../checks/passkeyProviders';
import {
  describePasskeys,
  getPasskeyUserId,
  issueChallenge,
  isUpgrade,
  passkeyAlgorithms,
  readRpId,
  verifyRegistration,
} from '../checks/passkeys';
import { assertRemovable } from '../checks/requiredProofs';
import { assertSteppedUp } from '../checks/stepUp';
import { hasOtherWayIn } from '../checks/waysIn';
import { isSharedBrowser } from '../lib/cookies';
import { translate } from '../lib/messages';
import { getFound, Refusal } from '../lib/refusals';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { EndpointContext, Member, SignedInCaller } from '../store/context';
import type { Account } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/factors';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';

/** Lists the passkeys of an account, oldest first. */
export function listPasskeys(owner: SignedInCaller): Passkeys {
  const { account, req } = owner;
  return {
    list: listAccountPasskeys(account).map((passkey) => ({
      id: passkey.id,
      credentialId: passkey.credentialId,
      name: passkey.name,
      provider: findPasskeyProvider(passkey.aaguid),
      synced: passkey.synced,
      createdAt: toInstant(passkey.createdAt),
      lastUsedAt: toInstantOrNull(passkey.lastUsedAt),
    })),
    rpId: readRpId(req),
    userId: getPasskeyUserId(account),
    mayUpgrade: !owner.session.hasUpgraded && mayUpgrade(owner),
  };
}

/**
 * Whether the browser may create the first passkey without a step-up (docs/api.md, Passkeys). The password,
 * which the user has just entered, would confirm a step-up, too.
 */
function mayUpgrade({ account, session, visitor, req }: SignedInCaller): boolean {
  return (
    session.openedBy.includes('password') &&
    account.passwordResetBy !== 'mobile' &&
    now() - session.authenticatedAt < PASSKEY_UPGRADE &&
    wasKnownBefore({ visitor }, account, now() - UNDO_LIFETIME) &&
    !isSharedBrowser(req.headers.cookie) &&
    findAuthenticator(account) === undefined &&
    listAccountPasskeys(account).length === 0
  );
}

/** Throws a 428; with `upgrade`, CHALLENGE_EXPIRED if the rules do not allow it. */
function assertMayAdd(ctx: SignedInCaller, upgrade: boolean): void {
  if (!upgrade) assertSteppedUp(ctx);
  else if (!mayUpgrade(ctx)) throw new Refusal('CHALLENGE_EXPIRED');
}

/** Returns what a browser needs to create a passkey. `upgrade` needs no step-up, once for each sign-in. */
export function createPasskeyOptions(ctx: EndpointContext<'passkeyOptions'>): PasskeyCreationOptions {
  const { account, lang, req } = ctx;
  const { upgrade = false } = ctx.body;
  // Refuse before the step-up: the action is impossible.
  assertBelowLimit(account);
  assertMayAdd(ctx, upgrade);
  if (upgrade) startUpgrade(ctx.session);
  return {
    rp: { id: readRpId(req), name: translate(lang, 'siteName') },
    user: { id: getPasskeyUserId(account), name: account.account, displayName: account.account },
    challenge: issueChallenge(ctx, account.id, { upgrade }),
    timeout: PASSKEY_TIMEOUT,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: describePasskeys(listAccountPasskeys(account)),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: upgrade ? 'preferred' : 'required',
    },
    attestation: 'none',
  };
}

function startUpgrade(session: Session): void {
  if (session.hasUpgraded) throw new Refusal('CHALLENGE_EXPIRED');
  session.hasUpgraded = true;
}

/** Adds a passkey, and alerts the owner with a link that undoes it. An upgrade needs no step-up. */
export async function addPasskey(ctx: EndpointContext<'addPasskey'>): Promise<Passkeys> {
  const { account } = ctx;
  const upgrade = isUpgrade(ctx, ctx.body.passkey);
  assertBelowLimit(account);
  assertMayAdd(ctx, upgrade);
  const added = await verifyRegistration(ctx, ctx.body.passkey);
  // Other requests may have ended the session or its step-up, or added passkeys, meanwhile.
  assertSessionLasts(ctx.session);
  assertMayAdd(ctx, upgrade);
  assertBelowLimit(account);
  const { passkeys } = getPortal();
  // Otherwise an account could receive the sign-ins of another passkey (WebAuthn Level 3, section 7.1, step
  // 26).
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
  const offer = { kind: 'PASSKEY', accountId: account.id, subject: passkey.id, previous: null } as const;
  const undo = offerUndo(offer, UNDO_LIFETIME, passkey.createdAt);
  concludeCredentialChange(ctx, {
    topic: upgrade ? 'passkeySaved' : 'passkeyAdded',
    undo,
    keepsPending: upgrade,
  });
  return listPasskeys(ctx);
}

/** Names a passkey. No message contains the name, because an attacker could have chosen it. */
export function renamePasskey(ctx: SignedInCaller, id: string, name: string): Passkeys {
  findOwnPasskey(ctx, id).name = name;
  return listPasskeys(ctx);
}

/** Removes a passkey, and alerts the owner. Throws a 404, LAST_WAY_IN or FACTOR_REQUIRED. */
export function removePasskey(ctx: SignedInCaller, id: string): Passkeys {
  const passkey = findOwnPasskey(ctx, id);
  if (!hasOtherWayIn(ctx.account, passkey)) throw new Refusal('LAST_WAY_IN');
  assertRemovable(ctx.account, passkey);
  assertSteppedUp(ctx);
  deletePasskey(passkey);
  keepRemovedFactor({ accountId: ctx.account.id, by: ctx.session.publicId, passkey });
  recordMemberBehavior(ctx, { type: 'PASSKEY_REMOVE' });
  concludeCredentialChange(ctx, { topic: 'passkeyRemoved' });
  return listPasskeys(ctx);
}

function findOwnPasskey({ account }: Pick<Member, 'account'>, id: string): PasskeyRecord {
  return getFound(listAccountPasskeys(account).find((one) => one.id === id));
}

function assertBelowLimit(account: Account): void {
  if (listAccountPasskeys(account).length >= PASSKEYS_MAX) throw new Refusal('PASSKEY_LIMIT');
}
