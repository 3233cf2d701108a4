import { useCallback, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { showNotice } from '@/utils/notice';

/**
 * Shows a notice when the page shows another account than before. Call what it returns before asking who is here where
 * another tab may have switched: the notice says that too.
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
