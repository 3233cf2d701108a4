import { Link, useSearchParams } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { withReferer } from '@/utils/routing/referer';
import { LookUp } from './components/LookUp';
import { Made } from './components/Made';
import { MakeAppeal } from './components/MakeAppeal';
import { forgetMade, keepMade, readMade } from './made';
import './index.css';

const MAKE = '/uaa/appeal';
const MADE = `${MAKE}?view=made`;
const VIEWS = [
  { view: 'make', to: MAKE },
  { view: 'progress', to: `${MAKE}?view=progress` },
] as const;

/** /uaa/appeal: making an appeal without a session, what came of it, and looking one up by its ticket number. */
export default function AppealPage() {
  const t = useT();
  const [query] = useSearchParams();
  const referer = useReferer();
  const view = query.get('view');
  const progress = view === 'progress';
  const made = view === 'made' ? readMade() : null;
  const isMade = made !== null;
  const making = !progress && !isMade;
  const astray = view === 'made' && !isMade;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMade = useRef(isMade);

  // Whoever makes another is done with the last.
  useEffect(() => {
    if (making) forgetMade();
  }, [making]);
  // The button that led on from the result is gone with it.
  useEffect(() => {
    if (wasMade.current && !isMade) heading.current?.focus();
    wasMade.current = isMade;
  }, [isMade]);
  useEffect(() => {
    if (astray) replaceWith(withReferer(MAKE, referer));
  }, [astray, referer]);

  if (made) return <Made made={made} onAgain={() => goTo(withReferer(MAKE, referer))} />;
  return (
    <div className="appeal">
      <h1 ref={heading} tabIndex={-1}>
        {t('page.appeal')}
      </h1>
      <nav className="appeal-views" aria-label={t('page.appeal')}>
        {VIEWS.map(({ view: name, to }) => (
          <Link key={name} to={to} aria-current={(name === 'progress') === progress ? 'page' : undefined}>
            {t(`appeal.view.${name}`)}
          </Link>
        ))}
      </nav>
      {progress ? (
        <LookUp />
      ) : (
        <MakeAppeal
          onMade={(done) => {
            keepMade(done);
            // Back does not lead to a form that has been taken.
            replaceWith(withReferer(MADE, referer));
          }}
        />
      )}
    </div>
  );
}
