import { useCallback, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { showNotice } from '@/utils/notice';

/**
 * Says whose account the page shows now, where that changed behind its back: another tab switched. What it returns is
 * called before the page asks who is here.
 */
export function useSwitchNotice(): () => void {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account);
  const shown = useRef(account);
  const before = useRef<string | null>(null);

  useEffect(() => {
    if (!account) return;
    if (before.current !== null && before.current !== account) {
      showNotice({
        type: 'info',
        title: t('idle.switched', { account }),
        description: t('idle.switched.text'),
      });
    }
    before.current = null;
    shown.current = account;
  }, [account, t]);

  return useCallback(() => {
    before.current ??= shown.current ?? null;
  }, []);
}
