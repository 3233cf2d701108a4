import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { warn } from '@/utils/http/httpErrors';
import { setSiteName } from '@/utils/i18n/pageTitle';

/** The portal's name as the domain gives it, in the reader's language; '' before it is known. Names the page too. */
export function useSiteName(): string {
  const { locale } = useIntl();
  const siteName = useGlobal((state) => state.domain?.siteName ?? '');
  const { fetchDomain } = useGlobalActions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is asked for again in another language
  useEffect(() => {
    fetchDomain().catch(warn);
  }, [fetchDomain, locale]);
  useEffect(() => setSiteName(siteName), [siteName]);

  return siteName;
}
