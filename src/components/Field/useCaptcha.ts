import { useEffect, useState } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';

export interface Captcha {
  /** Data URI of the image, '' if not loaded. */
  image: string;
  status: 'loading' | 'ready' | 'failed';
  refresh: () => void;
  /** Called if the image cannot be drawn. */
  onBroken: () => void;
}

/**
 * Loads the captcha image. Loads a new one for each `round` and on `refresh`; `onNew` is called then, because the
 * answer to the old one is void.
 */
export function useCaptcha(round: number, onNew: () => void): Captcha {
  const image = useGlobal((state) => state.captchaImg);
  const { fetchCaptcha, clearCaptcha } = useGlobalActions();
  const [status, setStatus] = useState<Captcha['status']>('loading');
  const [refreshes, setRefreshes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round and refreshes each request a new captcha
  useEffect(() => {
    let current = true;
    onNew();
    setStatus('loading');
    fetchCaptcha().then(
      () => current && setStatus('ready'),
      (error: unknown) => {
        warn(error);
        if (current) setStatus('failed');
      },
    );
    return () => {
      current = false;
      clearCaptcha();
    };
  }, [round, refreshes, fetchCaptcha, clearCaptcha]);

  return {
    image,
    status,
    refresh: () => setRefreshes(refreshes + 1),
    onBroken: () => setStatus('failed'),
  };
}
