import { useIntl } from '@umijs/max';
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';

/** Coverage of an authorization. */
interface Covered {
  scope: AuthorizationScope;
  matters: readonly CompanyMatter[];
}

/** Returns a function that formats a coverage as a localized list. */
export function useMatterWords() {
  const t = useT();
  const { locale } = useIntl();
  return ({ scope, matters }: Covered): string =>
    scope === 'ALL'
      ? t('handlers.scope.ALL')
      : new Intl.ListFormat(locale).format(matters.map((matter) => t(`handlers.matter.${matter}`)));
}
