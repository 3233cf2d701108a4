/** Sign-in by QR code, from the side of the waiting page (channel 3; docs/specification.md 4.9). */
import { randomUUID } from 'node:crypto';
import { HOUR, LOGIN_CHANNEL, QR_LIFETIME } from '../../../src/constants';
import type { Data, LoginResult, QrProgress } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { maskName } from '../lib/masking';
import { readOrigin } from '../lib/origin';
import { Refusal, Waiting } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { Caller, Visitor } from '../store/context';
import { keepRecord } from '../store/expiring';
import type { QrLoginRecord } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { assertRoomForRefusal } from './panic';
import { signIn } from './signIn';

/** The base path of the pages, as in the build. */
const BASE = process.env.PORTAL_BASE ?? '/';
/** Time (ms) for which an ended code returns `expired` instead of a refusal, for a page that was in the background. */
const GRACE = HOUR;

/** Creates a QR code for the page of the visitor, valid for 120 s, and returns its id. */
export function createQr({ visitor, req }: Visitor): string {
  const { qrs } = getPortal();
  const uuid = randomUUID();
  const expiresAt = now() + QR_LIFETIME;
  keepRecord(qrs, uuid, { visitor, expiresAt, progress: 'waiting' }, req, { grace: GRACE });
  return uuid;
}

/** Returns the content of the code, which is the address that the phone opens, and its expiry. Throws QR_UNKNOWN. */
export function getQrContent(context: Visitor & { query: { uuid: string } }): Data<'getQRCode'> {
  const { uuid } = context.query;
  const { expiresAt } = ownQr(context.visitor, uuid);
  const content = `${readOrigin(context.req)}${BASE}simulator/phone?uuid=${uuid}`;
  return { content, expiresAt: toInstant(expiresAt) };
}

/** Returns the progress on the phone, and signs in after its confirmation. Throws Waiting until a scan. */
export function pollQr(context: Caller, { uuid }: { uuid: string }): LoginResult | QrProgress {
  const { progress, phone, expiresAt } = ownQr(context.visitor, uuid);
  if (progress === 'cancelled') return { state: 'cancelled' };
  if (expiresAt <= now()) return { state: 'expired' };
  const account = phone && findAccountById(phone.accountId);
  if (!account) throw new Waiting();
  if (progress === 'scanned') return { state: 'scanned', name: maskName(account.name) };
  assertRoomForRefusal(context, account);
  getPortal().qrs.delete(uuid);
  return signIn(context, account, LOGIN_CHANNEL.qr, {
    openedBy: ['qr'],
    openedWith: phone.openedWith,
  });
}

function ownQr(visitor: string, uuid: string): QrLoginRecord {
  const qr = getPortal().qrs.get(uuid);
  if (qr?.visitor !== visitor) throw new Refusal('QR_UNKNOWN');
  return qr;
}
