import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getCallHref, getMailHref } from '@/utils/routing/contactLinks';

/** How people reach the portal's staff, as far as the server names it. */
export function ContactDetails() {
  const t = useT();
  const { email, phone, hours } = useGlobal(({ domain }) => domain?.contact) ?? {};
  // The HTML of the build has no contact, and React hydrates this part later than the frame, which loads the domain.
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
