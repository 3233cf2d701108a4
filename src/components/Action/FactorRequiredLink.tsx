import { useT } from '@/hooks/useT';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { ACCOUNT_SECURITY_PATH } from '@/utils/routing/paths';
import { LinkButton } from './LinkButton';

/** If the account lacks a required proof, links to the page that adds one. Shows nothing for another error, or on that page. */
export function FactorRequiredLink({ error }: { error: ApiError | null }) {
  const t = useT();
  if (!isRefusedFor(error, 'FACTOR_REQUIRED') || getCurrentPath() === ACCOUNT_SECURITY_PATH) return null;
  return <LinkButton to={ACCOUNT_SECURITY_PATH}>{t('page.accountSecurity')}</LinkButton>;
}
