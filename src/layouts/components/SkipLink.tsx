import { useT } from '@/hooks/useT';

/** First stop of the keyboard: past header and menu, to the page itself. */
export function SkipLink() {
  const t = useT();
  return (
    <a className="skip-link" href="#main-content">
      {t('layout.skip')}
    </a>
  );
}
