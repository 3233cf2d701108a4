import { useSyncExternalStore } from 'react';
import { useGlobal } from '@/models/hooks';

/** WebCrypto needs a secure context (https or this machine). */
const canProve = (): boolean => typeof Worker === 'function' && globalThis.crypto?.subtle !== undefined;

const subscribe = () => () => undefined;
const notKnown = () => undefined;

/**
 * Whether the server prefers a proof of work and this browser can compute one. Otherwise the image is drawn. Undefined
 * while the page takes over its HTML, which was drawn for every browser.
 */
export function useProofOffer(): boolean | undefined {
  const isPreferred = useGlobal(({ domain }) => domain?.captcha === 'proof');
  return useSyncExternalStore(subscribe, () => isPreferred && canProve(), notKnown);
}
