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
import { getUnlinkedProviders } from '../linkedProviders';

/** The providers that are not linked yet, or the way to the password that linking requires. */
export function UnlinkedProviders({ bindings }: { bindings: Bindings }) {
  const t = useT();
  return (
    <section className="stack">
      <h2>{t('linked.another.heading')}</h2>
      {bindings.otherWays.includes('password') ? (
        <ProviderLinks bindings={bindings} />
      ) : (
        <>
          <p className="linked-means">{t('linked.another.noPassword')}</p>
          <p>
            <Link to={RESET_PASSWORD_PATH}>{t('linked.another.setPassword')}</Link>
          </p>
        </>
      )}
    </section>
  );
}

/** Links to the providers' pages. After the provider's sign-in and this account's password, the user returns here. */
function ProviderLinks({ bindings }: { bindings: Bindings }) {
  const t = useT();
  const { locale } = useIntl();
  const { pathname, search } = useLocation();
  const userType = useGlobal(({ userInfo }) => userInfo?.userType ?? 'person');
  // The response contains provider names in the current language.
  const { data, error, reload } = useRead(['providers', userType, locale], () => findProviders(userType), {
    keepPrevious: true,
  });
  if (!data) {
    if (!error) return <RowsSkeleton rows={1} height="block" />;
    return <LoadError error={error} title="linked.another.failed" onRetry={reload} />;
  }
  const offered = getUnlinkedProviders(data, bindings);
  if (offered.length === 0) return <p className="linked-means">{t('linked.another.none')}</p>;
  return (
    <>
      {error && <LoadError error={error} title="linked.another.failed" onRetry={reload} />}
      <p className="linked-means">{t('linked.another.means')}</p>
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
  );
}
