/** Plays the phone that scans a QR code and confirms the sign-in, through POST /mock/act. */
import { oneOf, readFields, text } from '../forms/fields';
import { maskName } from '../lib/masking';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { QrLoginRecord } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { readPlayedAccount } from './actingAccount';

const ID_MAX = 64;
const form = {
  uuid: text(ID_MAX),
  action: oneOf('scan', 'confirm', 'cancel'),
  account: readPlayedAccount,
};

/**
 * Scans, confirms or cancels as an account. The code belongs to the first phone that scans it; a phone is a browser
 * with an account. Throws QR_UNKNOWN for a code that is unknown, has ended, was not scanned yet, or belongs to another
 * phone (`taken`).
 */
export function playPhone({
  visitor,
  session,
  body,
}: RequestContext): Pick<QrLoginRecord, 'progress'> & { name: string } {
  const { uuid, action, account } = readFields(body, form);
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
