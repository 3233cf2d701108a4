import { useSearchParams } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Link } from '@/components/Link';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { APPEAL_PATH, getAppealViewPath } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { addReferer } from '@/utils/routing/referer';
import { AppealForm } from './components/AppealForm';
import { AppealLookupForm } from './components/AppealLookupForm';
import { TicketCreated } from './components/TicketCreated';
import { clearSubmittedAppeal, readSubmittedAppeal, saveSubmittedAppeal } from './submittedAppeal';
import './index.css';

const VIEWS = [
  { view: 'make', to: APPEAL_PATH },
  { view: 'progress', to: getAppealViewPath('progress') },
] as const;

/** /uaa/appeal: making an appeal without a session, what came of it, and looking one up by its ticket number. */
export default function AppealPage() {
  const t = useT();
  const [query] = useSearchParams();
  const referer = useReferer();
  const view = query.get('view');
  const progress = view === 'progress';
  const made = view === 'made' ? readSubmittedAppeal() : null;
  const isMade = made !== null;
  const making = !progress && !isMade;
  const astray = view === 'made' && !isMade;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasMade = useRef(isMade);

  // Whoever makes another is done with the last.
  useEffect(() => {
    if (making) clearSubmittedAppeal();
  }, [making]);
  // The button that led on from the result is gone with it.
  useEffect(() => {
    if (wasMade.current && !isMade) heading.current?.focus();
    wasMade.current = isMade;
  }, [isMade]);
  useEffect(() => {
    if (astray) replaceWith(addReferer(APPEAL_PATH, referer));
  }, [astray, referer]);

  if (made) return <TicketCreated made={made} onAgain={() => goTo(addReferer(APPEAL_PATH, referer))} />;
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
        <AppealLookupForm />
      ) : (
        <AppealForm
          onMade={(done) => {
            saveSubmittedAppeal(done);
            // Back does not lead to a form that has been taken.
            replaceWith(addReferer(getAppealViewPath('made'), referer));
          }}
        />
      )}
    </div>
  );
}
