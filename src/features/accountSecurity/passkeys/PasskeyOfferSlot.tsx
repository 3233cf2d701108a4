import { lazy, Suspense } from 'react';
import { isPasskeyOffered } from '@/utils/storage/passkeyOffer';

/** Rarely shown. If loading it fails, the page works without it. */
const PasskeyOffer = lazy(() => import('./PasskeyOffer').catch(() => ({ default: () => <></> })));

interface Props {
  /** Called when the offer has ended: its buttons are gone, so the focus moves. */
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
