import { lazy, Suspense } from 'react';
import { isPasskeyOffered } from '@/utils/storage/passkeyOffer';

/** Lazy-loaded, because it is rarely shown. If loading fails, the page works without it. */
const PasskeyOffer = lazy(() => import('./PasskeyOffer').catch(() => ({ default: () => <></> })));

interface Props {
  /** Called when the offer has ended and its buttons are unmounted, so that the caller moves the focus. */
  onEnd: () => void;
}

/** The place of the offer to add a passkey: empty unless this tab offers one. */
export function PasskeyOfferSlot({ onEnd }: Props) {
  if (!isPasskeyOffered()) return null;
  return (
    <Suspense>
      <PasskeyOffer onEnd={onEnd} />
    </Suspense>
  );
}
