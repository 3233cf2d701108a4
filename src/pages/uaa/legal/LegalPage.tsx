import { useIntl } from '@umijs/max';
import { memo, Suspense, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { Link } from '@/components/Link';
import { StandaloneFrame } from '@/components/StandaloneFrame';
import { TextSkeleton } from '@/components/TextSkeleton';
import { useT } from '@/hooks/useT';
import { useHeadingFocus } from '@/layouts/useHeadingFocus';
import type { Locale } from '@/locales/languages';
import { formatDate } from '@/utils/i18n/dates';
import {
  ACCESSIBILITY_PATH,
  AGREEMENT_PATH,
  getAppealPath,
  PRIVACY_PATH,
  SIGN_IN_PATH,
} from '@/utils/routing/paths';
import { type LegalName, legalDocuments } from './documents';
import { getLegalText } from './legalText';
import './LegalPage.css';

/** Each page links to the others. */
const PAGES = [
  { name: 'agreement', path: AGREEMENT_PATH },
  { name: 'privacy', path: PRIVACY_PATH },
  { name: 'accessibility', path: ACCESSIBILITY_PATH },
] as const;

/** One of the portal's legal texts in the reader's language, its headings as a table of contents. */
export function LegalPage({ name }: { name: LegalName }) {
  const t = useT();
  const { title, updated } = legalDocuments[name];
  useHeadingFocus();

  return (
    <StandaloneFrame>
      <article className="legal">
        <h1>{t(title)}</h1>
        <p className="legal-updated">{t('legal.updated', { date: formatDate(updated) })}</p>
        <LegalText name={name} />
        <p className="legal-ways">
          {PAGES.filter((page) => page.name !== name).map((page) => (
            <Link key={page.name} to={page.path}>
              {t(legalDocuments[page.name].title)}
            </Link>
          ))}
          <Link to={getAppealPath('OTHER')}>{t('recovery.appeal')}</Link>
          <Link to={SIGN_IN_PATH}>{t('associate.back')}</Link>
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
  const hasShown = useRef(false);

  const load = useCallback(() => startLoading(() => setText(getText())), [getText]);
  // Nothing may change before React has taken over the text of a page that came as HTML.
  useEffect(() => {
    if (loaded !== locale) load();
  }, [loaded, locale, load]);

  // The address may name a section. The browser looked for it before it was there.
  const show = useCallback(() => {
    if (!hasShown.current) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    hasShown.current = true;
  }, []);

  return (
    <Suspense fallback={<TextSkeleton rows={12} />}>
      <Text busy={isLoading} onRetry={load} onShow={show} />
    </Suspense>
  );
});
