import { useT } from '@/hooks/useT';

/** Signature lines of the company and the handler, with dates. */
export function SignatureLines() {
  const t = useT();
  return (
    <div className="letter-signatures">
      {(['company', 'handler'] as const).map((who) => (
        <div key={who}>
          <p>{t(`letter.sign.${who}`)}</p>
          <p>{t('letter.sign.date')}</p>
        </div>
      ))}
    </div>
  );
}
