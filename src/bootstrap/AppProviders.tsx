import { useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { antdTheme } from '@/theme/antdTheme';
import { applyToDocument } from '@/theme/applyToDocument';
import { useSettings } from '@/theme/settings';
import { warn } from '@/utils/http/request';
import { antdLocale, fetchAllWords } from '@/utils/i18n/locale';
import { retitle } from '@/utils/i18n/pageTitle';
import { onFirstNotice } from '@/utils/notice';
import { RootErrorBoundary } from './RootErrorBoundary';

/** A part the page can do without: where it does not load there is a warning, and nothing is lost. */
const optional = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      warn(error);
      return { default: () => <></> };
    }),
  );

const loadNotices = () => import('./Notices');
// Without it pages still say inline what is wrong.
const Notices = optional(loadNotices);

const MockTools =
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? optional(() => import('@/mockTools')) : null;

/** Theme, language and notices around every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { locale } = useIntl();
  const theme = useMemo(() => antdTheme(settings), [settings]);
  const [noticeWanted, setNoticeWanted] = useState(false);

  useEffect(() => applyToDocument(settings), [settings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is written again in another language
  useEffect(retitle, [locale]);
  useEffect(() => onFirstNotice(() => setNoticeWanted(true)), []);
  // Loaded with the first sign of use, not with the page, and before the network may be gone.
  useEffect(() => {
    const preload = () => {
      Promise.all([loadNotices(), fetchAllWords()]).catch(warn);
    };
    window.addEventListener('focusin', preload, { once: true });
    return () => window.removeEventListener('focusin', preload);
  }, []);

  return (
    <ConfigProvider theme={theme} locale={antdLocale()} button={{ autoInsertSpace: false }}>
      <RootErrorBoundary>{children}</RootErrorBoundary>
      {noticeWanted && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
      {MockTools && (
        <Suspense fallback={null}>
          <MockTools />
        </Suspense>
      )}
    </ConfigProvider>
  );
}
