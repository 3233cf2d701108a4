import { useCallback, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { showNotice } from '@/utils/notice';

/**
 * Shows a notification when the account differs from the previous one. Call the returned function before checking the
 * session after a possible switch in another tab: the notification then mentions the other tab.
 */
export function useAccountSwitchNotice(): () => void {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account);
  const shown = useRef(account);
  const elsewhere = useRef(false);

  useEffect(() => {
    if (!account) return;
    if (shown.current && shown.current !== account) {
      showNotice({
        type: 'info',
        title: t('idle.switched', { account }),
        description: elsewhere.current ? t('idle.switched.text') : undefined,
      });
    }
    elsewhere.current = false;
    shown.current = account;
  }, [account, t]);

  return useCallback(() => {
    elsewhere.current = true;
  }, []);
}
