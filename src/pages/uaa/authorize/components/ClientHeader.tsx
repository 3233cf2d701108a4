import { type Ref, useState } from 'react';
import type { AuthorizeRequest } from '@/contract';
import { useT } from '@/hooks/useT';
import { toInitials, toSafeLogo } from '../clientLogo';

interface Props {
  client: AuthorizeRequest['client'];
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which application asks, who operates it, and what for. */
export function ClientHeader({ client, headingRef }: Props) {
  const t = useT();
  const [broken, setBroken] = useState(false);
  const { name, operator, purpose } = client;
  const logo = broken ? '' : toSafeLogo(client.logo);
  return (
    <header className="consent-client">
      {logo ? (
        // The name stands beside it.
        <img className="consent-logo" src={logo} alt="" onError={() => setBroken(true)} />
      ) : (
        <span className="consent-logo" aria-hidden="true">
          {toInitials(name)}
        </span>
      )}
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
