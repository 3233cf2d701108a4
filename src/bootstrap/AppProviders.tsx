import { useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorBoundary } from '@/components/Frame/ErrorBoundary';
import { type PageTools, PageToolsContext } from '@/components/Frame/ToolSlot';
import type { Locale } from '@/locales/languages';
import { createAntdTheme } from '@/theme/antdTheme';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { useSettings } from '@/theme/settings';
import { useDarkScheme, useMoreContrast, useReducedMotion } from '@/theme/systemPreferences';
import { warn } from '@/utils/http/httpErrors';
import { fetchAllMessages, getAntdLocale } from '@/utils/i18n/locale';
import { refreshTitle } from '@/utils/i18n/pageTitle';
import { onFirstNotice } from '@/utils/notice';
import { loadRouteTable } from '@/utils/routing/pageRoute';

/** A lazy component that is not essential for the page: if loading fails, it logs a warning and renders nothing. */
const optional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      warn(error);
      return { default: () => <></> };
    }),
  );

const loadNotices = () => import('./NotificationHost');
// Without it, pages still show errors inline.
const Notices = optional(loadNotices);

const hasTools = typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS;
const MockTools = hasTools ? optional(() => import('@/mockTools')) : null;
const pageTools: PageTools = hasTools
  ? {
      certificates: optional(() => import('@/mockTools/CertificatesTool')),
      registry: optional(() => import('@/mockTools/RegistryTool')),
      companyRegistry: optional(() => import('@/mockTools/CompanyRegistryTool')),
    }
  : {};

/** A constant, because a new object would re-render every component, even those that React has not hydrated yet. */
const BUTTON = { autoInsertSpace: false };

/** The document does not wait longer than this (ms) for antd's theme, so that a press shows an effect on a slow network. */
const THEME_WAIT = 300;

/** Theme, language and notifications around every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const { locale } = useIntl();
  const reducedMotion = useReducedMotion();
  const isSchemeDark = useDarkScheme();
  const moreContrast = useMoreContrast();
  // A change of the context would otherwise discard the page's HTML if React cannot hydrate it yet.
  const shown = useDeferredValue(settings);
  const theme = useMemo(
    () => createAntdTheme(shown, { reducedMotion, isSchemeDark, moreContrast, locale: locale as Locale }),
    [shown, reducedMotion, isSchemeDark, moreContrast, locale],
  );
  const [noticeWanted, setNoticeWanted] = useState(false);
  // Prerendered HTML does not contain the tools.
  const [toolsWanted, setToolsWanted] = useState(false);

  useEffect(() => setToolsWanted(hasTools), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme may follow the system's color scheme
  useEffect(() => {
    if (shown === settings) return applyThemeToDocument(shown);
    const timer = setTimeout(() => applyThemeToDocument(settings), THEME_WAIT);
    return () => clearTimeout(timer);
  }, [shown, settings, isSchemeDark]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: update the title when the language changes
  useEffect(refreshTitle, [locale]);
  useEffect(() => onFirstNotice(() => setNoticeWanted(true)), []);
  // Preloaded on the first user activity, neither with the page nor when the network may have failed.
  useEffect(() => {
    const preload = () => {
      Promise.all([loadNotices(), fetchAllMessages(), loadRouteTable()]).catch(warn);
    };
    window.addEventListener('focusin', preload, { once: true });
    return () => window.removeEventListener('focusin', preload);
  }, []);

  return (
    <ConfigProvider theme={theme} locale={getAntdLocale()} button={BUTTON}>
      <PageToolsContext.Provider value={pageTools}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </PageToolsContext.Provider>
      {noticeWanted && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
      {MockTools && toolsWanted && (
        <Suspense fallback={null}>
          <MockTools />
        </Suspense>
      )}
    </ConfigProvider>
  );
}
