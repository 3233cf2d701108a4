import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import type { MobileFields } from '@/components/MobileField';
import { RelativeTime } from '@/components/RelativeTime';
import type { AppealProgress } from '@/contract';
import { AppealStatus } from '@/features/appeal/components/AppealStatus';
import { AppealTimeline } from '@/features/appeal/components/AppealTimeline';
import { useT } from '@/hooks/useT';
import { OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { SupplementForm } from './SupplementForm';

interface Props {
  progress: AppealProgress;
  contact: MobileFields;
  /** Another one is to be looked up, or this one again. */
  onAnother: () => void;
}

/** How an appeal stands, what has happened to it, and the place to add what the reviewer asked for. */
export function AppealProgressDetails({ progress: found, contact, onAnother }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<AppealProgress | null>(null);
  const { ticket, reason, state, submittedAt, timeline } = added ?? found;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been added is what asks for the focus
  useEffect(() => heading.current?.focus(), [added]);

  return (
    <div className="appeal-progress">
      <h2 ref={heading} tabIndex={-1}>
        {t('appeal.progress', { ticket })}
      </h2>
      {added && <Alert type="success" role="status" message={t('appeal.supplement.done')} />}
      <AppealStatus state={state} timeline={timeline} />
      {state === 'REJECTED' && (
        <p>
          <Link to={OWN_APPEALS_PATH}>{t('appeal.again.signIn')}</Link>
        </p>
      )}
      {state === 'NEED_MORE' && <SupplementForm ticket={ticket} contact={contact} onAdded={setAdded} />}
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
