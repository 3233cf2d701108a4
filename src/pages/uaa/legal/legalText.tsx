import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import { useT } from '@/hooks/useT';
import type { Locale } from '@/locales/languages';
import { errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { ContactDetails } from './ContactDetails';
import { type LegalName, legalDocuments } from './documents';
import { type HelpQuestion, helpLinks } from './helpLinks';
import type { LegalText } from './sections';

interface TextProps {
  /** Whether a retry is in progress. */
  busy: boolean;
  onRetry: () => void;
  /** Called when the sections are mounted, and again when the function changes. */
  onShow: () => void;
}

type LazyText = LazyExoticComponent<ComponentType<TextProps>>;

const texts = new Map<string, LazyText>();

/**
 * Returns the component of a legal text in one language. The prerendered HTML contains the text, so React waits for it
 * before it hydrates. If loading fails, the component shows the error, and the next call loads the text again.
 */
export function getLegalText(name: LegalName, locale: Locale): LazyText {
  const key = `${name} ${locale}`;
  const { load } = legalDocuments[name];
  const loadText = async (): Promise<{ default: ComponentType<TextProps> }> => {
    try {
      const { default: text } = await load[locale]();
      return { default: ({ onShow }) => <Sections text={text} onShow={onShow} /> };
    } catch (thrown) {
      texts.delete(key);
      warn(thrown);
      const error = errorFromException(thrown);
      return {
        default: ({ busy, onRetry }) => (
          <LoadError error={error} title="legal.failed" busy={busy} onRetry={onRetry} />
        ),
      };
    }
  };
  const text = texts.get(key) ?? lazy(loadText);
  texts.set(key, text);
  return text;
}

function Sections({ text, onShow }: Pick<TextProps, 'onShow'> & { text: LegalText }) {
  const t = useT();
  useEffect(onShow, [onShow]);
  const sections = Object.entries(text.sections);
  return (
    <>
      <p>{text.intro}</p>
      <nav aria-label={t('legal.contents')}>
        <h2>{t('legal.contents')}</h2>
        <ol>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(([id, { title, text: paragraphs, points, questions }], index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {index + 1}. {title}
          </h2>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {questions && id === 'contact' && <ContactDetails />}
          {Object.entries(questions ?? {}).map(([name, [question, answer]]) => (
            <div key={name}>
              <h3 id={name}>{question}</h3>
              <p>{answer}</p>
              <p className="legal-links">
                {helpLinks[name as HelpQuestion].map(({ to, title }) => (
                  <Link key={to} to={to}>
                    {t(title)}
                  </Link>
                ))}
              </p>
            </div>
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
