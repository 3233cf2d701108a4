import { useSyncExternalStore } from 'react';
import { useGlobal } from '@/models/hooks';

/** WebCrypto requires a secure context (https or localhost). */
const canProve = (): boolean => typeof Worker === 'function' && globalThis.crypto?.subtle !== undefined;

const subscribe = () => () => undefined;
const notKnown = () => undefined;

/**
 * Whether the server prefers a proof of work and this browser can compute one; otherwise the image is used. Undefined
 * until the server has responded, and during hydration, because the HTML was rendered for all browsers.
 */
export function useProofOffer(): boolean | undefined {
  const isPreferred = useGlobal(({ domain, hasDomainFailed }) => {
    if (domain) return domain.captcha === 'proof';
    return hasDomainFailed ? false : undefined;
  });
  return useSyncExternalStore(subscribe, () => isPreferred && canProve(), notKnown);
}
