import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useCallback, useEffect } from 'react';
import { Link } from '@/components/Link';
import { LoadError } from '@/components/LoadError';
import { StandaloneFrame } from '@/components/StandaloneFrame';
import { useLoad } from '@/hooks/useLoad';
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
import type { LegalText } from './sections';
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
  const { locale } = useIntl();
  const { title, updated, sections, load } = legalDocuments[name];
  const read = useCallback(async () => (await load[locale as Locale]()).default, [load, locale]);
  const { data: text, loading, error, reload } = useLoad(read);
  const isLoaded = text !== null;
  useHeadingFocus();

  // The address may name a section. The browser looked for it before it was there.
  useEffect(() => {
    if (isLoaded) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isLoaded]);

  return (
    <StandaloneFrame>
      <article className="legal">
        <h1>{t(title)}</h1>
        <p className="legal-updated">{t('legal.updated', { date: formatDate(updated) })}</p>
        {error && <LoadError error={error} title="legal.failed" busy={loading} onRetry={reload} />}
        {!text && !error && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
        {text && <Sections text={text} ids={sections} />}
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

function Sections({ text, ids }: { text: LegalText; ids: readonly string[] }) {
  const t = useT();
  const list = ids.flatMap((id) => {
    const section = text.sections[id];
    return section ? [{ id, ...section }] : [];
  });
  return (
    <>
      <p>{text.intro}</p>
      <nav aria-label={t('legal.contents')}>
        <h2>{t('legal.contents')}</h2>
        <ol>
          {list.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {list.map(({ id, title, text: paragraphs, points }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}
