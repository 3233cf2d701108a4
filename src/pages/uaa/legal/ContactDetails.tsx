import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getCallHref, getMailHref } from '@/pages/uaa/legal/contactLinks';

/** Contact data of the portal's staff, as returned by the server; renders nothing if there is none. */
export function ContactDetails() {
  const t = useT();
  const { email, phone, hours } = useGlobal(({ domain }) => domain?.contact) ?? {};
  // The prerendered HTML has no contact data. The domain may have loaded before React hydrates this part.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated || (!email && !phone && !hours)) return null;
  return (
    <>
      <p>{t('help.contact')}</p>
      <dl className="legal-contact">
        {email && (
          <div>
            <dt>{t('form.email')}</dt>
            <dd>
              <a href={getMailHref(email)}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('help.phone')}</dt>
            <dd>
              <a href={getCallHref(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t('help.hours')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
