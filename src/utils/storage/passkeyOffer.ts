/**
 * Whether this tab offers to add a passkey: after a sign-in by password, unless the browser is shared or the user has
 * declined on this device.
 */
import { DAY } from '@/constants';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { isSharedBrowser } from './sharedBrowser';
import { readText, writeText } from './storage';
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const OFFER = 'passkeyOffer';
/** Key of the time until which this device shows no offer: ms since the epoch, or NEVER. */
const DECLINED = 'portal_passkey_declined';
const NEVER = 'never';
/** Ms without an offer after "not now". */
const PAUSE = 30 * DAY;

function isDeclined(): boolean {
  const until = readText('local', DECLINED);
  return until === NEVER || Number(until) > Date.now();
}

/** Starts the offer in this tab, if the browser supports passkeys, is not shared, and the user has not declined. */
export function offerPasskey(): void {
  if (supportsPasskeys() && !isSharedBrowser() && !isDeclined()) writeTabState(OFFER, true);
}

export const isPasskeyOffered = (): boolean => readTabState(OFFER) === true;

/** Ends the offer in this tab. */
export const endPasskeyOffer = (): void => clearTabState(OFFER);

/** Ends the offer on this device: for 30 days, or permanently. */
export function declinePasskey({ forGood }: { forGood: boolean }): void {
  writeText('local', DECLINED, forGood ? NEVER : String(Date.now() + PAUSE));
  endPasskeyOffer();
}
