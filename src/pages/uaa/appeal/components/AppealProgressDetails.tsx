import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import type { MobileFields } from '@/components/Field/MobileField';
import { Alert } from '@/components/Status/Alert';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealProgress } from '@/contract';
import { AppealStatus } from '@/features/appeal/components/AppealStatus';
import { AppealTimeline } from '@/features/appeal/components/AppealTimeline';
import { useT } from '@/hooks/useT';
import { OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { formatTicket } from '@/validation/appeals';
import { SupplementForm } from './SupplementForm';

interface Props {
  progress: AppealProgress;
  /** The contact's mobile number used for the lookup. */
  contact: MobileFields;
  /** Returns to the lookup form. */
  onAnother: () => void;
}

/** An appeal's status and history, with the form for the information that the reviewer requested. */
export function AppealProgressDetails({ progress, contact, onAnother }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [supplemented, setSupplemented] = useState<AppealProgress | null>(null);
  const { ticket, reason, state, submittedAt, timeline } = supplemented ?? progress;

  // The form that had the focus was unmounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run each time the form is unmounted
  useEffect(() => heading.current?.focus(), [supplemented]);

  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('appeal.progress', { ticket: formatTicket(ticket) })}
      </h2>
      {supplemented && <Alert type="success" role="status" message={t('appeal.supplement.done')} />}
      <AppealStatus state={state} timeline={timeline} />
      {state === 'REJECTED' && (
        <p className="link-line">
          <Link to={OWN_APPEALS_PATH}>{t('appeal.again.signIn')}</Link>
        </p>
      )}
      {state === 'NEED_MORE' && (
        <SupplementForm ticket={ticket} contact={contact} onSaved={setSupplemented} />
      )}
      <dl className="appeal-facts">
        <dt>{t('appeal.reason')}</dt>
        <dd>{t(`appeal.reason.${reason}`)}</dd>
        <dt>{t('appeal.submittedAt')}</dt>
        <dd>
          <RelativeTime at={submittedAt} />
        </dd>
      </dl>
      <h2>{t('appeal.timeline')}</h2>
      <AppealTimeline events={timeline} />
      <Button size="large" block onClick={onAnother}>
        {t('appeal.lookUp.another')}
      </Button>
    </div>
  );
}
