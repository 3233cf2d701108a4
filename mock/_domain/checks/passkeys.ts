/** Challenges and responses of passkeys (WebAuthn Level 3, sections 7.1 and 7.2; docs/api.md, Passkeys). */
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import { CHALLENGE_LIFETIME, PASSKEY_TIMEOUT } from '../../../src/constants';
import type { Body, PasskeyChallenge } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { deletePasskey, listAccountPasskeys } from '../accounts/factors';
import { findLinkedAccount } from '../accounts/links';
import { readOrigin } from '../lib/origin';
import { createRandomId } from '../lib/randomId';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext, RequestContext } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/factors';
import { getPortal } from '../store/state';
import { hasOtherWayIn } from './waysIn';

type Browser = Pick<RequestContext, 'visitor' | 'req' | 'setCookie'>;
export type Assertion = Extract<Body<'stepUp'>, { method: 'passkey' }>['passkey'];
type Registration = Body<'addPasskey'>['passkey'];
type NewPasskey = Pick<
  PasskeyRecord,
  'credentialId' | 'publicKey' | 'counter' | 'aaguid' | 'canSync' | 'synced'
>;

/** The accepted key algorithms, the preferred one first. */
export const passkeyAlgorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Returns the relying party id, the host name of the portal: browsers use a passkey only for this host name. */
export const readRpId = (req: RequestContext['req']): string => new URL(readOrigin(req)).hostname;

/** Returns the WebAuthn user id of an account. It is random, because websites can read it. */
export function getPasskeyUserId(account: Account): string {
  account.passkeyUserId ??= createRandomId(32);
  return account.passkeyUserId;
}

/** Creates a challenge for this visitor, for one response within 5 minutes. */
export function issueChallenge(
  { visitor, req }: Pick<Browser, 'visitor' | 'req'>,
  accountId: string | null,
  { upgrade = false } = {},
): string {
  const challenge = createRandomId(32);
  const expiresAt = now() + CHALLENGE_LIFETIME;
  keepRecord(getPortal().passkeyChallenges, challenge, { visitor, accountId, upgrade, expiresAt }, req);
  return challenge;
}

export const describePasskeys = (passkeys: PasskeyRecord[]) =>
  passkeys.map(({ credentialId }) => ({ type: 'public-key' as const, id: credentialId }));

/** Creates a challenge. Only the owner, also of a linked account, gets the ids of passkeys. */
export function createPasskeyChallenge(ctx: EndpointContext<'passkeyChallenge'>): PasskeyChallenge {
  const { account, req } = ctx;
  const { accountId } = ctx.body;
  const isForAccount = account !== undefined && accountId !== undefined;
  const owner = isForAccount && accountId !== account.id ? findLinkedAccount(account, accountId) : account;
  return {
    challenge: issueChallenge(ctx, null),
    rpId: readRpId(req),
    timeout: PASSKEY_TIMEOUT,
    userVerification: 'required',
    allowCredentials: isForAccount && owner ? describePasskeys(listAccountPasskeys(owner)) : [],
  };
}

/**
 * Returns the account of the passkey that signed. If the counter has not increased, a copy of the key exists:
 * deletes the passkey unless it is the last way in, alerts the owner, calls `onCopied`, throws
 * PASSKEY_COPIED.
 */
export async function verifyAssertion(
  browser: Browser,
  assertion: Assertion,
  onCopied: (holder: Account) => void = () => undefined,
): Promise<Account> {
  const { challenge, issuedAt } = spendChallenge(browser, assertion, null);
  const passkey = getPortal().passkeys.find((one) => one.credentialId === assertion.id);
  const holder = passkey && findAccountById(passkey.accountId);
  if (!holder) throw new Refusal('PASSKEY_UNKNOWN');
  if (assertion.response.userHandle !== holder.passkeyUserId) throw new Refusal('PASSKEY_INVALID');
  const { newCounter, credentialBackedUp } = await checkAssertion(browser.req, assertion, challenge, passkey);
  // Another request may have removed or used it meanwhile.
  if (!getPortal().passkeys.includes(passkey)) throw new Refusal('PASSKEY_UNKNOWN');
  if ((newCounter > 0 || passkey.counter > 0) && newCounter <= passkey.counter) {
    // The challenge is older than the last use: the responses of two tabs arrived in reverse order.
    if (issuedAt < (passkey.lastUsedAt ?? 0)) throw new Refusal('CHALLENGE_EXPIRED');
    if (hasOtherWayIn(holder, passkey)) deletePasskey(passkey);
    concludeCredentialChange({ account: holder, setCookie: browser.setCookie }, { topic: 'passkeyCopied' });
    onCopied(holder);
    throw new Refusal('PASSKEY_COPIED');
  }
  Object.assign(passkey, { counter: newCounter, synced: credentialBackedUp, lastUsedAt: now() });
  return holder;
}

async function checkAssertion(
  req: RequestContext['req'],
  assertion: Assertion,
  expectedChallenge: string,
  { credentialId, publicKey, canSync }: PasskeyRecord,
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: readOrigin(req),
      expectedRPID: readRpId(req),
      // The counter is compared afterwards, with the one that is stored then.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });
    // Whether a passkey can sync must not change after its registration (section 7.2, step 20).
    const isSame = canSync === (authenticationInfo.credentialDeviceType === 'multiDevice');
    if (verified && isSame) return authenticationInfo;
  } catch {
    // The library throws if the response is invalid.
  }
  throw new Refusal('PASSKEY_INVALID');
}

/** Whether the challenge is for a passkey that the browser creates itself. Throws PASSKEY_INVALID. */
export const isUpgrade = ({ visitor }: Pick<Browser, 'visitor'>, registration: Registration): boolean =>
  findLiveRecord(getPortal().passkeyChallenges, readClientData(registration).challenge, visitor)?.upgrade ??
  false;

/** Checks a new passkey of the account. Throws CHALLENGE_EXPIRED or PASSKEY_INVALID. */
export async function verifyRegistration(
  browser: Browser & { account: Account },
  registration: Registration,
): Promise<NewPasskey> {
  const { req, account } = browser;
  const { challenge: expectedChallenge, upgrade } = spendChallenge(browser, registration, account.id);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, response: withoutAttestation(registration), clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: readOrigin(req),
      expectedRPID: readRpId(req),
      supportedAlgorithmIDs: passkeyAlgorithms,
      requireUserPresence: !upgrade,
      requireUserVerification: !upgrade,
    });
    if (verified && registrationInfo.credential.id === registration.id) {
      const { credential, aaguid, credentialBackedUp, credentialDeviceType } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        aaguid,
        canSync: credentialDeviceType === 'multiDevice',
        synced: credentialBackedUp,
      };
    }
  } catch {
    // The library throws if the response is invalid.
  }
  throw new Refusal('PASSKEY_INVALID');
}

/**
 * Omits the attestation: its check would call addresses in its certificates (server-side request forgery).
 */
function withoutAttestation({ response }: Registration): Registration['response'] {
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', sent.get('authData')],
  ]);
  return { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(bare as never)) };
}

interface ClientData {
  challenge: string;
  crossOrigin?: boolean;
}

/** Reads the client data that a browser has signed. Throws PASSKEY_INVALID. */
function readClientData({ response }: Assertion | Registration): ClientData {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON) as ClientData;
    if (typeof challenge === 'string') return { challenge, crossOrigin };
  } catch {
    // No JSON.
  }
  throw new Refusal('PASSKEY_INVALID');
}

/** Uses up the challenge. Throws CHALLENGE_EXPIRED; PASSKEY_INVALID in a frame of another site's page. */
function spendChallenge(
  { visitor }: Browser,
  signedResponse: Assertion | Registration,
  accountId: string | null,
): { challenge: string; issuedAt: number; upgrade: boolean } {
  const { passkeyChallenges } = getPortal();
  const { challenge, crossOrigin } = readClientData(signedResponse);
  const issued = findLiveRecord(passkeyChallenges, challenge, visitor);
  if (issued?.accountId !== accountId) throw new Refusal('CHALLENGE_EXPIRED');
  passkeyChallenges.delete(challenge);
  if (crossOrigin) throw new Refusal('PASSKEY_INVALID');
  return { challenge, issuedAt: issued.expiresAt - CHALLENGE_LIFETIME, upgrade: issued.upgrade };
}
