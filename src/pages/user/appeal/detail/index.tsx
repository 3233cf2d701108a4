import { useSearchParams } from '@umijs/max';
import { Button, Card, Descriptions, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { AppealDetail } from '@/contract';
import { AppealStatus } from '@/features/appeal/components/AppealStatus';
import { AppealFileList, AppealTimeline } from '@/features/appeal/components/AppealTimeline';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { getOwnAppeal, withdrawAppeal } from '@/services/appeal';
import { isRefusedFor } from '@/utils/http/ApiError';
import { toUnknown, UNKNOWN } from '@/utils/http/unknownRecord';
import { showNotice } from '@/utils/notice';
import { OWN_APPEALS_PATH, toAppealDetailPath } from '@/utils/routing/paths';
import { formatTicket } from '@/validation/appeals';
import { type ActionableAppeal, AppealAdditions } from './components/AppealAdditions';
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
  const act: ActionableAppeal | null = data && {
    appeal: data,
    again: againFor === data.id,
    onDone: (changed) => {
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
        extra={
          act && (
            <RowActions>
              {act.appeal.actions.includes('again') && !act.again && (
                <Button type="primary" onClick={() => setAgainFor(id)}>
                  {t('appeal.again')}
                </Button>
              )}
              {act.appeal.actions.includes('withdraw') && <WithdrawAppealButton {...act} />}
            </RowActions>
          )
        }
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

/** Withdraws the appeal after a confirmation. */
function WithdrawAppealButton({ appeal: { id }, onDone, onOutdated }: ActionableAppeal) {
  const t = useT();
  const dialog = useConfirmDialog<string>();
  return (
    <>
      <Button onClick={() => dialog.ask(id)}>{t('appeal.withdraw')}</Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('appeal.withdraw.ask')}
        yes={t('appeal.withdraw.yes')}
        busy={t('appeal.withdraw.busy')}
        no={t('form.keepIt')}
        act={withdrawAppeal}
        onDone={(withdrawn) => {
          showNotice({ type: 'success', title: t('appeal.withdraw.done') });
          onDone(withdrawn);
        }}
        onError={(error) => {
          if (!isRefusedFor(error, 'APPEAL_STATE')) return undefined;
          onOutdated();
          return 'close';
        }}
        unreachable="appeal.unreachable"
      >
        {() => <p>{t('appeal.withdraw.text')}</p>}
      </ConfirmDialog>
    </>
  );
}

/** The submitted data, as far as it may be shown. */
function AppealSubmission({ appeal }: { appeal: AppealDetail }) {
  const t = useT();
  const { ticket, reason, submittedAt, repeats, repeatedBy, submission } = appeal;
  const { loginId, name, idType, idNo, mobile, description, files } = submission;
  const wide = 'filled' as const;
  const items = [
    { key: 'ticket', label: t('appeal.ticket'), children: formatTicket(ticket) },
    { key: 'reason', label: t('appeal.reason'), children: t(`appeal.reason.${reason}`) },
    { key: 'submittedAt', label: t('appeal.submittedAt'), children: <RelativeTime at={submittedAt} /> },
    { key: 'name', label: t('identity.name'), children: name },
    { key: 'idType', label: t('identity.idType'), children: t(`identity.idType.${idType}`) },
    { key: 'idNo', label: t('identity.idNo'), children: idNo },
    { key: 'mobile', label: t('code.mobile'), children: mobile },
    { key: 'loginId', label: t('appeal.account'), children: loginId || t('form.notGiven') },
    ...(repeats ? [{ key: 'repeats', label: t('appeal.repeats'), children: <Other {...repeats} /> }] : []),
    ...(repeatedBy
      ? [{ key: 'repeatedBy', label: t('appeal.repeatedBy'), children: <Other {...repeatedBy} /> }]
      : []),
    {
      key: 'description',
      span: wide,
      label: t('appeal.description'),
      children: (
        <span className="appeal-told" dir="auto">
          {description}
        </span>
      ),
    },
    {
      key: 'files',
      span: wide,
      label: t('appeal.files'),
      children: files.length > 0 ? <AppealFileList files={files} /> : t('form.notGiven'),
    },
  ];
  return (
    <Card className="link-line" title={<h2>{t('appeal.submission')}</h2>}>
      <Descriptions layout="vertical" colon={false} column={FACT_COLUMNS} items={items} />
    </Card>
  );
}

const Other = ({ id, ticket }: { id: string; ticket: string }) => (
  <Link to={toAppealDetailPath(id)}>{formatTicket(ticket)}</Link>
);
