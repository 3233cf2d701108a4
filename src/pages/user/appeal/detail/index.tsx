import { useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { AppealDetail } from '@/contract';
import { AppealStatus } from '@/features/appeal/components/AppealStatus';
import { AppealTimeline } from '@/features/appeal/components/AppealTimeline';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getOwnAppeal } from '@/services/appeal';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';
import { OWN_APPEALS_PATH } from '@/utils/routing/paths';
import { AppealActions } from './components/AppealActions';
import { AppealAdditions } from './components/AppealAdditions';
import { AppealSubmission } from './components/AppealSubmission';
import './index.css';

/** /user/appeal/detail?id=: one appeal in full, with the available actions. */
export default function AppealDetailPage() {
  const t = useT();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, reload, replace } = useRead(['appeal', id], async () =>
    id ? getOwnAppeal(id).catch(toUnknown) : UNKNOWN,
  );
  const [outdated, setOutdated] = useState(false);
  const [againFor, setAgainFor] = useState('');
  const { heading, acted } = useStatusFocus(data === UNKNOWN ? null : data);

  if (data === UNKNOWN) {
    return (
      <ResultBlock
        status="warning"
        picture="notFound"
        title={t('appeal.detail.unknown')}
        text={t('appeal.detail.unknown.text')}
        actions={
          <LinkButton type="primary" to={OWN_APPEALS_PATH}>
            {t('appeal.back')}
          </LinkButton>
        }
      />
    );
  }
  const act = data && {
    appeal: data,
    again: againFor === data.id,
    onDone: (changed: AppealDetail) => {
      acted();
      setOutdated(false);
      replace(changed);
    },
    onOutdated: () => {
      acted();
      setOutdated(true);
      reload();
    },
  };
  return (
    <>
      <PageHeader
        title="page.appealDetail"
        purpose="appeal.detail.purpose"
        extra={act && <AppealActions {...act} onAgain={() => setAgainFor(id)} />}
      />
      <div className="stack">
        {error && <LoadError error={error} title="appeal.detail.failed" onRetry={reload} />}
        {!data && !error && <AppealDetailSkeleton />}
        {act && (
          <>
            {outdated && <Alert type="warning" role="alert" message={t('appeal.detail.changed')} />}
            <AppealStatus {...act.appeal} heading={heading} />
            <AppealAdditions key={act.appeal.id} {...act} />
            <AppealSubmission appeal={act.appeal} />
            <Card title={<h2>{t('appeal.timeline')}</h2>}>
              <AppealTimeline events={act.appeal.timeline} />
            </Card>
          </>
        )}
      </div>
    </>
  );
}

/** Placeholder of the page's cards until their messages are loaded. */
function AppealDetailSkeleton() {
  return (
    <div aria-busy="true" className="stack">
      <LoadingLabel />
      <Skeleton.Button active block />
      <Card>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </Card>
      <Card>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </Card>
    </div>
  );
}

/**
 * Manages the focus of a page whose appeal changes: focuses the heading after an action, or when another appeal
 * replaces this one, because the focused element was unmounted. Pass `heading` to the status heading; call `acted`
 * before the change.
 */
function useStatusFocus(appeal: { id: string } | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef('');
  const hasActed = useRef(false);

  useEffect(() => {
    if (!appeal) return;
    const isOther = shownId.current !== '' && shownId.current !== appeal.id;
    if (hasActed.current || isOther) heading.current?.focus();
    shownId.current = appeal.id;
    hasActed.current = false;
  }, [appeal]);

  return {
    heading,
    acted: () => {
      hasActed.current = true;
    },
  };
}
