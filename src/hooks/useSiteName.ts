import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { setSiteName } from '@/utils/i18n/pageTitle';
import { useT } from './useT';

/** The portal's name as far as it is known: the domain's, or a general one where it names none; '' before that. */
export function useKnownSiteName(): string {
  const t = useT();
  return useGlobal(({ domain }) => domain && (domain.siteName || t('layout.siteName'))) ?? '';
}

/** Loads the portal's name in the reader's language and returns it; '' before it is known. Names the page too. */
export function useSiteName(): string {
  const { locale } = useIntl();
  const siteName = useKnownSiteName();
  const { fetchDomain } = useGlobalActions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another name
  useEffect(() => {
    fetchDomain().catch(warn);
  }, [fetchDomain, locale]);
  useEffect(() => setSiteName(siteName), [siteName]);

  return siteName;
}
