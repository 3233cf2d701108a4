import { useSearchParams } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { APPEAL_PATH, getAppealViewPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { addReferer } from '@/utils/routing/referer';
import { AppealForm } from './components/AppealForm';
import { AppealLookupForm } from './components/AppealLookupForm';
import { TicketCreated } from './components/TicketCreated';
import { clearSubmittedAppeal, readSubmittedAppeal, saveSubmittedAppeal } from './submittedAppeal';
import './index.css';

/** /uaa/appeal: submits an appeal without a session, shows the result, and looks up an appeal by its ticket number. */
export default function AppealPage() {
  const t = useT();
  const [query] = useSearchParams();
  const referer = useReferer();
  const view = query.get('view');
  const isLookup = view === 'progress';
  const submitted = view === 'made' ? readSubmittedAppeal() : null;
  const isSubmitted = submitted !== null;
  const isForm = !isLookup && !isSubmitted;
  const isResultMissing = view === 'made' && !isSubmitted;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSubmitted = useRef(isSubmitted);

  // A new appeal starts: clear the result of the last one.
  useEffect(() => {
    if (isForm) clearSubmittedAppeal();
  }, [isForm]);
  // The button that had the focus was unmounted together with the result.
  useEffect(() => {
    if (wasSubmitted.current && !isSubmitted) heading.current?.focus();
    wasSubmitted.current = isSubmitted;
  }, [isSubmitted]);
  useEffect(() => {
    if (isResultMissing) replaceWith(addReferer(APPEAL_PATH, referer));
  }, [isResultMissing, referer]);

  if (submitted) return <TicketCreated appeal={submitted} />;
  return (
    <div className="appeal">
      <h1 ref={heading} tabIndex={-1}>
        {t('page.appeal')}
      </h1>
      <ViewTabs
        label={t('page.appeal')}
        views={[
          { to: APPEAL_PATH, label: t('appeal.view.make'), current: !isLookup },
          { to: getAppealViewPath('progress'), label: t('appeal.view.progress'), current: isLookup },
        ]}
      />
      {isLookup ? (
        <AppealLookupForm />
      ) : (
        <AppealForm
          onSubmitted={(appeal) => {
            saveSubmittedAppeal(appeal);
            // Replace the address, so that Back does not return to a submitted form.
            replaceWith(addReferer(getAppealViewPath('made'), referer));
          }}
        />
      )}
    </div>
  );
}
