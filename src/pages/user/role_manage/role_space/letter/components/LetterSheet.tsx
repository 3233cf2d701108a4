import type { CSSProperties } from 'react';
import type { CompanyAuthorizationDetail } from '@/contract';
import { MatterList } from '@/features/capacities/components/MatterList';
import { useCapacityTexts } from '@/features/capacities/useCapacityTexts';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { formatDate, formatDateTime } from '@/utils/i18n/dates';
import { getNow } from '@/utils/serverClock';
import { getToday } from '@/utils/today';
import './LetterSheet.css';

/** The printable letter: parties, matters, period, and where to verify it. */
export function LetterSheet({ authorization }: { authorization: CompanyAuthorizationDetail }) {
  const t = useT();
  const { nameHandler } = useCapacityTexts();
  const site = useGlobal((state) => state.domain?.siteName ?? '');
  const { number, company, handler, scope, matters, state } = authorization;
  const [start, end] = [formatDate(authorization.start), formatDate(authorization.end)];
  const isLater = state === 'ACTIVE' && authorization.start > getToday();
  const standing = isLater ? t('authorizations.state.later', { start }) : t(`authorizations.state.${state}`);
  const name = nameHandler(handler.name);
  // The watermark; a longer text gets a smaller font.
  const mark = t('letter.void');
  const inForce = state === 'ACTIVE' && !isLater;
  const facts = [
    { name: t('letter.company'), value: company.orgName },
    { name: t('letter.uscc'), value: company.uscc },
    { name: t('letter.legalRep'), value: company.legalRep },
    { name: t('handlers.handler'), value: name },
    // Removed together with the account, like the name.
    ...(handler.idNo ? [{ name: t(`identity.idType.${handler.idType}`), value: handler.idNo }] : []),
  ];
  return (
    <article
      className="letter-sheet"
      aria-labelledby="letter-title"
      data-void={inForce ? undefined : mark}
      style={{ '--letter-void-length': mark.length } as CSSProperties}
    >
      {/* The text and the watermark mark a letter that is not currently valid, to prevent misuse. */}
      {!inForce && <p className="letter-void">{t('letter.notInForce', { state: standing })}</p>}
      <header>
        <h2 id="letter-title">{t('page.authorizationLetter')}</h2>
        <p>
          {t('letter.number')} {number}
        </p>
      </header>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang="" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('letter.text', { company: company.orgName, name, start, end })}</p>
      {scope === 'ALL' ? (
        <p>
          <strong>{t('letter.all')}</strong>
        </p>
      ) : (
        <MatterList matters={matters} explained />
      )}
      <p>{t('letter.limits')}</p>
      <div className="letter-signatures">
        {(['company', 'handler'] as const).map((who) => (
          <div key={who}>
            <p>{t(`letter.sign.${who}`)}</p>
            <p>{t('letter.sign.date')}</p>
          </div>
        ))}
      </div>
      <footer>
        <p>{t('letter.check', { site, address: window.location.origin, number })}</p>
        <p>{t('letter.asOf', { at: formatDateTime(new Date(getNow()).toISOString()), state: standing })}</p>
      </footer>
    </article>
  );
}
