import type { Ref } from 'react';
import { AppLogo } from '@/components/AppLogo';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';

interface Props {
  client: AuthorizeRequest['client'];
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which application asks, who operates it, and what for. */
export function ClientHeader({ client, headingRef }: Props) {
  const t = useT();
  const { name, operator, purpose } = client;
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
    </header>
  );
}
