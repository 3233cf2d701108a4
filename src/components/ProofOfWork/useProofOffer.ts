import { useGlobal } from '@/models/hooks';

/** WebCrypto needs a secure context (https or this machine). */
const canProve = (): boolean => typeof Worker === 'function' && globalThis.crypto?.subtle !== undefined;

/** Whether the server prefers a proof of work and this browser can compute one. Otherwise the image is drawn. */
export function useProofOffer(): boolean {
  const isPreferred = useGlobal(({ domain }) => domain?.captcha === 'proof');
  return isPreferred && canProve();
}
