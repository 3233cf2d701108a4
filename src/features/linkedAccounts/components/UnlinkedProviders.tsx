import { useIntl, useLocation } from '@umijs/max';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import type { Bindings } from '@/contract';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { findProviders } from '@/services/signIn';
import { getLinkProviderPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { getUnlinkedProviders } from '../signInMethods';

/**
 * The providers that are not linked yet, with links to their pages. After the provider's sign-in and this account's
 * password, the user returns here.
 */
export function UnlinkedProviders({ bindings }: { bindings: Bindings }) {
  const t = useT();
  const { locale } = useIntl();
  const { pathname, search } = useLocation();
  const userType = useGlobal(({ userInfo }) => userInfo?.userType ?? 'person');
  // The response contains provider names in the current language.
  const { data, error, reload } = useRead(['providers', userType, locale], () => findProviders(userType), {
    keepPrevious: true,
  });
  const offered = getUnlinkedProviders(data ?? [], bindings);
  const hasPassword = bindings.otherWays.includes('password');

  return (
    <section className="stack">
      <h2>{t('linked.another.heading')}</h2>
      {!hasPassword && (
        <>
          <p className="linked-means">{t('linked.another.noPassword')}</p>
          <p>
            <Link to={RESET_PASSWORD_PATH}>{t('linked.another.setPassword')}</Link>
          </p>
        </>
      )}
      {hasPassword && (
        <>
          {error && <LoadError error={error} title="linked.another.failed" onRetry={reload} />}
          {!data && !error && <RowsSkeleton rows={1} height="block" />}
          {data && (
            <p className="linked-means">
              {t(offered.length > 0 ? 'linked.another.means' : 'linked.another.none')}
            </p>
          )}
          <ul className="linked-offers plain-list">
            {offered.map(({ provider, name }) => (
              <li key={provider}>
                <Link className="linked-offer" to={getLinkProviderPath(provider, pathname + search)}>
                  <ProviderIcon name={provider} />
                  <span className="visually-hidden">{t('linked.another.link')} </span>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
