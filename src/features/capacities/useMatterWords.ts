import { useIntl } from '@umijs/max';
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';

/** What an authorization covers. */
interface Covered {
  scope: AuthorizationScope;
  matters: readonly CompanyMatter[];
}

/** Says what an authorization covers, in a list of words. */
export function useMatterWords() {
  const t = useT();
  const { locale } = useIntl();
  return ({ scope, matters }: Covered): string =>
    scope === 'ALL'
      ? t('handlers.scope.ALL')
      : new Intl.ListFormat(locale).format(matters.map((matter) => t(`handlers.matter.${matter}`)));
}
