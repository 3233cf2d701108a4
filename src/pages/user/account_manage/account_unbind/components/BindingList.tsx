import { useIntl, useLocation } from '@umijs/max';
import { useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Binding, Bindings } from '@/contract';
import { type Read, useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useGlobal } from '@/models/hooks';
import { unbind } from '@/services/linked';
import { findProviders } from '@/services/signIn';
import { getLinkProviderPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { getUnlinkedProviders, listMethodsWithoutProvider } from '../signInMethods';
import { type LinkedItem, LinkedList } from './LinkedList';

/** The linked provider accounts; the user can unlink them and link others. */
export function BindingList({ bindings }: { bindings: Read<Bindings> }) {
  const t = useT();
  const { data, error, reload, replace } = bindings;
  const [outdated, setOutdated] = useState<MessageKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const toItem = (binding: Binding, all: Bindings): LinkedItem => {
    const { id, provider: icon, providerName: provider, nickname, boundAt, lastUsedAt } = binding;
    return {
      id,
      icon,
      name: provider,
      facts: [
        ['linked.nickname', nickname],
        ['linked.boundAt', <RelativeTime key="bound" at={boundAt} />],
        ['linked.lastUsed', lastUsedAt ? <RelativeTime key="used" at={lastUsedAt} /> : t('linked.never')],
      ],
      left: listMethodsWithoutProvider(binding, all),
      values: { provider, nickname },
    };
  };

  return (
    <div className="linked">
      {error && <LoadError error={error} title="linked.bindings.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={3} height="block" />}
      {data && (
        <>
          <section className="stack">
            <h2 ref={heading} tabIndex={-1}>
              {t('linked.bindings.heading')}
            </h2>
            {outdated && <Alert type="warning" role="alert" message={t(outdated)} />}
            <LinkedList
              items={data.list.map((binding) => toItem(binding, data))}
              heading={heading}
              messages={{
                empty: 'linked.bindings.empty',
                label: 'linked.unlink.label',
                ask: 'linked.unlink.ask',
                means: 'linked.unlink.text',
                done: 'linked.unlink.done',
                gone: 'linked.bindings.gone',
              }}
              unlink={unbind}
              onDone={(left) => {
                setOutdated(null);
                replace(left);
              }}
              onOutdated={(message) => {
                setOutdated(message);
                reload();
              }}
            />
          </section>
          <UnlinkedProviders bindings={data} />
        </>
      )}
    </div>
  );
}

/** The providers that are not linked yet, or the way to the password that linking requires. */
function UnlinkedProviders({ bindings }: { bindings: Bindings }) {
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
