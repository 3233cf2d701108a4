import { useCallback, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { showNotice } from '@/utils/notice';

/**
 * Says whose account the page shows now, where that is another than before. What it returns is called before the page
 * asks who is here because another tab may have switched: then the notice says that, too.
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
