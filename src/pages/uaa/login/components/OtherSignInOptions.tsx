import { useIntl } from '@umijs/max';
import { useCallback, useId, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import type { Provider, UserType } from '@/contract';
import { CERTIFICATE_LINK, PASSKEY } from '@/features/signIn/signInLinks';
import type { usePasskeySignIn } from '@/features/signIn/usePasskeySignIn';
import { useProviderSignIn } from '@/features/signIn/useProviderSignIn';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { findProviders } from '@/services/signIn';
import { addReferer } from '@/utils/routing/referer';
import { LastUsedBadge } from './LastUsedBadge';
import './OtherSignInOptions.css';

interface Props {
  userType: UserType;
  referer: string;
  last: string | null;
  passkey: ReturnType<typeof usePasskeySignIn>;
}

/** Number of placeholders while the providers load. */
const PLACES = [1, 2, 3, 4];

/** Other ways to sign in, as labeled icons: a passkey, the user type's providers, and the digital certificate. */
export function OtherSignInOptions({ userType, referer, last, passkey }: Props) {
  const t = useT();
  const headingId = useId();
  const { locale } = useIntl();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload the names when the language changes
  const load = useCallback(() => findProviders(userType), [userType, locale]);
  const { data: providers, loading, error, reload } = useLoad(load);
  /** Name of the provider whose page could not be opened, otherwise ''. */
  const [refused, setRefused] = useState('');
  const { go, going } = useProviderSignIn(referer);

  const leave = async (provider: Provider) => {
    setRefused('');
    if (!(await go(provider))) setRefused(provider.name);
  };

  return (
    <section className="ways" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('login.others')}</h2>
      {error && <LoadError error={error} title="login.others.failed" onRetry={reload} />}
      <ul className="ways-list plain-list" aria-busy={loading}>
        <li>
          <button type="button" className="way" aria-busy={passkey.running} onClick={passkey.start}>
            <ProviderIcon name={PASSKEY.name} />
            {t(PASSKEY.title)}
            {PASSKEY.name === last && <LastUsedBadge />}
          </button>
        </li>
        {loading && !providers && PLACES.map((place) => <li key={place} className="way way-place" />)}
        {providers?.map((provider) => (
          <li key={provider.provider}>
            <button
              type="button"
              className="way"
              aria-busy={going === provider.provider}
              onClick={() => leave(provider)}
            >
              <ProviderIcon name={provider.provider} />
              {provider.name}
              {provider.provider === last && <LastUsedBadge />}
            </button>
          </li>
        ))}
        <li>
          <Link className="way" to={addReferer(CERTIFICATE_LINK.page, referer)}>
            <ProviderIcon name={CERTIFICATE_LINK.name} />
            {t(CERTIFICATE_LINK.title)}
            {CERTIFICATE_LINK.name === last && <LastUsedBadge />}
          </Link>
        </li>
      </ul>
      <FailureAlert error={passkey.error} />
      {refused && <Alert type="error" role="alert" message={t('login.others.refused', { name: refused })} />}
    </section>
  );
}
