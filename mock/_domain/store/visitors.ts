/** Visitor ids, one per browser. The portal renews them at each sign-in, sign-out, and proof of a number or address. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BROWSER_TRUST } from '../../../src/constants';
import { formatCookie, VISITOR_COOKIE } from '../lib/cookies';
import { oncePerProcess } from '../lib/oncePerProcess';
import type { RequestContext } from './context';
import { deleteWhere } from './expiring';
import { getPortal } from './state';

const RANDOM_BYTES = 16;
const PROOF_BYTES = 16;

/** Returns the key of the MAC. It is not in the portal's state, so that ids remain valid after a reset of the state. */
const getKey = (): Buffer => oncePerProcess('visitorKey', () => randomBytes(32));

const prove = (random: Buffer): Buffer =>
  createHmac('sha256', getKey()).update(random).digest().subarray(0, PROOF_BYTES);

/** Creates a visitor id: random bytes and their MAC, so that the portal need not list its visitors. */
export function createVisitorId(): string {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, prove(random)]).toString('base64url');
}

/** Returns whether the portal created a visitor id. Ids that a client invented are invalid. */
export function isOwnVisitorId(id: string): boolean {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.length !== RANDOM_BYTES + PROOF_BYTES || bytes.toString('base64url') !== id) return false;
  return timingSafeEqual(bytes.subarray(RANDOM_BYTES), prove(bytes.subarray(0, RANDOM_BYTES)));
}

/** Replaces a visitor id in the keys of all maps. A key may contain more than the id. */
function renameKeys(from: string, to: string): void {
  for (const records of Object.values(getPortal())) {
    if (!(records instanceof Map)) continue;
    for (const [key, record] of [...records]) {
      if (typeof key !== 'string' || !key.includes(from)) continue;
      records.delete(key);
      records.set(key.replace(from, to), record);
    }
  }
}

function listOwned(): { visitor?: string }[] {
  const { appeals, applications, providerTrips, sessions, verifications } = getPortal();
  const waiting = [applications, providerTrips, sessions].flatMap((records: Map<string, object>) => [
    ...records.values(),
  ]);
  const personal = listPersonal().flatMap((records) => [...records.values()]);
  return [...waiting, ...personal, ...appeals, ...verifications];
}

/** Lists the maps with proofs and pending steps of the person who uses the browser. */
const listPersonal = (): Map<string, { visitor: string }>[] => {
  const portal = getPortal();
  return [
    portal.bindTickets,
    portal.captchas,
    portal.challenges,
    portal.frozenTickets,
    portal.workChallenges,
    portal.ownMobileProofs,
    portal.passkeyChallenges,
    portal.pausedTickets,
    portal.proofs,
    portal.qrs,
    portal.resets,
    portal.secrets,
    portal.waitingSignIns,
  ];
};

/** Codes are used up instead of deleted, so that signing out does not permit another code immediately. */
function forgetPersonal(visitor: string): void {
  const { codes, uploads } = getPortal();
  for (const [key, code] of codes) if (key.startsWith(`${visitor} `)) code.triesLeft = 0;
  for (const records of listPersonal()) deleteWhere(records, (record) => record.visitor === visitor);
  deleteWhere(uploads, ({ owner }) => owner === visitor);
}

function rename(from: string, to: string): void {
  renameKeys(from, to);
  for (const record of listOwned()) if (record.visitor === from) record.visitor = to;
  const { panics, qrs, registrations, uploads } = getPortal();
  for (const panic of panics.values())
    panic.oldBrowsers = panic.oldBrowsers.map((one) => (one === from ? to : one));
  for (const upload of uploads.values()) if (upload.owner === from) upload.owner = to;
  for (const { phone } of qrs.values()) if (phone?.visitor === from) phone.visitor = to;
  for (const registration of registrations.values()) {
    registration.visitors = registration.visitors.map((one) => (one === from ? to : one));
  }
}

/**
 * Gives the browser a new visitor id and moves pending records to it; a copy of the former id is useless.
 * With `forgets` the next user may be another person: proofs are deleted.
 */
export function renewVisitor(
  context: Pick<RequestContext, 'visitor' | 'setCookie'>,
  { forgets = false } = {},
): void {
  const { visitor: former } = context;
  if (forgets) forgetPersonal(former);
  context.visitor = createVisitorId();
  rename(former, context.visitor);
  context.setCookie(formatCookie(VISITOR_COOKIE, context.visitor, BROWSER_TRUST));
}
