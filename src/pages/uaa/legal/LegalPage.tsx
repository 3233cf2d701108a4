import { useIntl, useLocation } from '@umijs/max';
import { memo, Suspense, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Link } from '@/components/Action/Link';
import { StandaloneFrame } from '@/components/Frame/StandaloneFrame';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useT } from '@/hooks/useT';
import { useHeadingFocus } from '@/layouts/useHeadingFocus';
import type { Locale } from '@/locales/languages';
import { formatDate } from '@/utils/i18n/dates';
import { CONTACT_PATH, HOME_PATH } from '@/utils/routing/paths';
import { type LegalName, legalDocuments } from './documents';
import { getLegalText } from './legalText';
import './LegalPage.css';

/** A legal text or the help text in the reader's language, with a table of contents. */
export function LegalPage({ name }: { name: LegalName }) {
  const t = useT();
  const { title, updated } = legalDocuments[name];
  useHeadingFocus();

  return (
    <StandaloneFrame footer>
      <article className="legal stack">
        <h1>{t(title)}</h1>
        <p className="legal-updated">{t('legal.updated', { date: formatDate(updated) })}</p>
        <LegalText name={name} />
        <p className="legal-ways">
          {name !== 'help' && <Link to={CONTACT_PATH}>{t('legal.contact')}</Link>}
          {/* The page does not check the session: Home redirects visitors to sign-in. */}
          <Link to={HOME_PATH}>{t('legal.back')}</Link>
        </p>
      </article>
    </StandaloneFrame>
  );
}

/** The text. After a language change, the previous text stays until the new one has loaded; the page does not wait. */
const LegalText = memo(function LegalText({ name }: { name: LegalName }) {
  const { locale } = useIntl();
  const getText = useCallback(() => ({ locale, Text: getLegalText(name, locale as Locale) }), [name, locale]);
  const [{ Text, locale: loaded }, setText] = useState(getText);
  const [isLoading, startLoading] = useTransition();
  const { key, hash } = useLocation();
  const shownKey = useRef<string>();

  const load = useCallback(() => startLoading(() => setText(getText())), [getText]);
  // In an effect, because nothing may change before React has hydrated a prerendered text.
  useEffect(() => {
    if (loaded !== locale) load();
  }, [loaded, locale, load]);

  // Scroll to the section in the address: the browser could not find it before the text was loaded.
  const show = useCallback(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [key, hash]);

  return (
    <Suspense fallback={<TextSkeleton rows={12} />}>
      <Text busy={isLoading} onRetry={load} onShow={show} />
    </Suspense>
  );
});
