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
          {/* For members and visitors: whether a session exists is not known here. Home sends visitors to sign-in. */}
          <Link to={HOME_PATH}>{t('legal.back')}</Link>
        </p>
      </article>
    </StandaloneFrame>
  );
}

/** The text, in the language before until that of another is there. The page around it renders by itself. */
const LegalText = memo(function LegalText({ name }: { name: LegalName }) {
  const { locale } = useIntl();
  const getText = useCallback(() => ({ locale, Text: getLegalText(name, locale as Locale) }), [name, locale]);
  const [{ Text, locale: loaded }, setText] = useState(getText);
  const [isLoading, startLoading] = useTransition();
  const { key, hash } = useLocation();
  const shownKey = useRef<string>();

  const load = useCallback(() => startLoading(() => setText(getText())), [getText]);
  // Nothing may change before React has taken over the text of a page that came as HTML.
  useEffect(() => {
    if (loaded !== locale) load();
  }, [loaded, locale, load]);

  // The address may name a section, which the browser could not find before the text was loaded.
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
