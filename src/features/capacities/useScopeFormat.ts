import { useIntl } from '@umijs/max';
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';

interface Coverage {
  scope: AuthorizationScope;
  matters: readonly CompanyMatter[];
}

/** Returns a function that formats the scope of an authorization: all matters, or a localized list of them. */
export function useScopeFormat() {
  const t = useT();
  const { locale } = useIntl();
  return ({ scope, matters }: Coverage): string =>
    scope === 'ALL'
      ? t('handlers.scope.ALL')
      : new Intl.ListFormat(locale).format(matters.map((matter) => t(`handlers.matter.${matter}`)));
}
