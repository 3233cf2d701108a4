import { useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { antdTheme } from '@/theme/antdTheme';
import { applyToDocument } from '@/theme/applyToDocument';
import { useSettings } from '@/theme/settings';
import { antdLocale } from '@/utils/locale';
import { onFirstNotice } from '@/utils/notice';
import { retitle } from '@/utils/pageTitle';
import { RootErrorBoundary } from './RootErrorBoundary';

// Most visits show no notice: its code loads with the first one.
const Notices = lazy(() => import('./Notices'));

/** Theme, language and notices around every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { locale } = useIntl();
  const theme = useMemo(() => antdTheme(settings), [settings]);
  const [noticeWanted, setNoticeWanted] = useState(false);

  useEffect(() => applyToDocument(settings), [settings]);
  useEffect(() => {
    document.documentElement.lang = locale;
    retitle();
  }, [locale]);
  useEffect(() => onFirstNotice(() => setNoticeWanted(true)), []);

  return (
    <ConfigProvider theme={theme} locale={antdLocale()} button={{ autoInsertSpace: false }}>
      <RootErrorBoundary>{children}</RootErrorBoundary>
      {noticeWanted && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
    </ConfigProvider>
  );
}
