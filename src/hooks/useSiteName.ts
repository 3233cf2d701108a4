import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { setSiteName } from '@/utils/i18n/pageTitle';
import { useT } from './useT';

/** Returns the portal's name if known: that of the domain, or a general one if it has none; '' before it is loaded. */
export function useKnownSiteName(): string {
  const t = useT();
  return useGlobal(({ domain }) => domain && (domain.siteName || t('layout.siteName'))) ?? '';
}

/**
 * Loads the portal's name in the current language and returns it; '' before it is loaded. Also updates the page
 * title.
 */
export function useSiteName(): string {
  const { locale } = useIntl();
  const siteName = useKnownSiteName();
  const { fetchDomain } = useGlobalActions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload the name when the language changes
  useEffect(() => {
    fetchDomain().catch(warn);
  }, [fetchDomain, locale]);
  useEffect(() => setSiteName(siteName), [siteName]);

  return siteName;
}
