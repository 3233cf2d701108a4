import type { Ref } from 'react';
import { ClientLink } from '@/components/Action/ServerLink';
import { AppLogo } from '@/components/Value/AppLogo';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  client: AuthorizeRequest['client'];
  headingRef: Ref<HTMLHeadingElement>;
}

/** The requesting application: name, operator, purpose, website and privacy policy. */
export function ClientHeader({ client, headingRef }: Props) {
  const t = useT();
  const { name, operator, purpose, siteUrl, privacyUrl } = client;
  return (
    <header className="consent-client">
      <AppLogo logo={client.logo} name={name} />
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {t('authorize.heading', { name })}
        </h1>
        <p className="consent-quiet">{t('authorize.operator', { operator })}</p>
      </div>
      <p className="consent-purpose">{purpose}</p>
      {(siteUrl || privacyUrl) && (
        <p className="consent-links">
          <ClientLink to={siteUrl}>{t('authorize.site')}</ClientLink>
          <ClientLink to={privacyUrl}>{t('authorize.privacy')}</ClientLink>
        </p>
      )}
    </header>
  );
}
