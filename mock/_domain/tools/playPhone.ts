/** Plays the phone that scans a QR code and confirms the sign-in, through POST /mock/act. */
import * as v from 'valibot';
import { text } from '../../../src/contract/requests/fields';
import { readFields } from '../http/readInput';
import { maskName } from '../lib/masking';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { QrLoginRecord } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { playedAccount } from './playedAccount';

const ID_MAX = 64;
const form = v.object({
  uuid: text(ID_MAX),
  action: v.picklist(['scan', 'confirm', 'cancel']),
  account: playedAccount,
});

/**
 * Scans, confirms or cancels. The code belongs to the first phone, a browser with an account. Throws
 * QR_UNKNOWN, for another phone with `taken`.
 */
export function playPhone({
  visitor,
  session,
  body,
}: RequestContext): Pick<QrLoginRecord, 'progress'> & { name: string } {
  const { uuid, action, account } = readFields(form, body);
  const qr = getPortal().qrs.get(uuid);
  if (!qr || qr.expiresAt <= now()) throw new Refusal('QR_UNKNOWN');
  if (action === 'scan' && qr.progress === 'waiting') {
    const { openedWith } = session?.accountId === account.id ? session : {};
    qr.phone = { visitor, accountId: account.id, openedWith };
    qr.progress = 'scanned';
  }
  const isOwner = qr.phone?.visitor === visitor && qr.phone.accountId === account.id;
  if (qr.phone && !isOwner) throw new Refusal('QR_UNKNOWN', {}, { taken: true });
  if (!isOwner || qr.progress !== 'scanned') throw new Refusal('QR_UNKNOWN');
  if (action === 'confirm') qr.progress = 'confirmed';
  if (action === 'cancel') qr.progress = 'cancelled';
  return { progress: qr.progress, name: maskName(account.name) };
}
