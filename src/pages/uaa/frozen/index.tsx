import { Button } from 'antd';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Data } from '@/contract';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { getFrozenAccount } from '@/services/recovery';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, getSignInPath } from '@/utils/routing/paths';
import { UnfreezeAccount } from './components/UnfreezeAccount';
import { frozenTicket } from './ticket';
import './index.css';

/** /uaa/frozen: opened by a sign-in to a frozen account. */
export default function FrozenPage() {
  const t = useT();
  const ticket = useOneTimeQuery(frozenTicket.read, [frozenTicket.param]);
  return (
    <div className="stack">
      <h1>{t('page.frozen')}</h1>
      {ticket === undefined ? <TextSkeleton rows={6} /> : <FrozenAccountDetails ticket={ticket} />}
    </div>
  );
}

/**
 * The frozen account of a ticket (docs/api.md, Registration and recovery), and the form to unfreeze it; for an invalid
 * ticket a link to sign-in. A ticket is invalid if it is unknown or expired, or after too many wrong proofs.
 */
function FrozenAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const account = useTicketLoad<Data<'frozenAccount'>, 'usedUp'>(ticket, frozenTicket, getFrozenAccount);
  const { data, end, error, reload } = account;
  const onFormError = (failed: ApiError) => {
    if (!isRefusedFor(failed, 'PROOF_USED_UP')) return account.handleError(failed);
    account.finish('usedUp');
    return true;
  };

  if (end) {
    return (
      <ResultBlock
        status={end === 'usedUp' ? 'warning' : 'info'}
        picture="ended"
        level={2}
        focus={account.isEndedHere}
        title={t(`recovery.frozen.${end}`)}
        text={t(`recovery.frozen.${end}.text`)}
        actions={
          <>
            <Button type="primary" size="large" onClick={returnToSignIn}>
              {t('associate.back')}
            </Button>
            {end === 'usedUp' && (
              <LinkButton size="large" to={getAppealPath('MOBILE_LOST')}>
                {t('appeal.link')}
              </LinkButton>
            )}
          </>
        }
      />
    );
  }
  if (!data && error) {
    return <LoadError error={error} title="recovery.frozen.failed" onRetry={reload} />;
  }
  if (!data) return <TextSkeleton rows={6} />;

  const { mobile, frozenAt } = data;
  return (
    <>
      <ResultBlock
        status="warning"
        picture="frozen"
        level={2}
        title={t('recovery.frozen.title')}
        text={
          <>
            <p>
              {t('recovery.frozen.since')} <RelativeTime at={frozenAt} />
            </p>
            <p>{t('recovery.frozen.means')}</p>
          </>
        }
      />
      {mobile === '' ? (
        <p>{t('recovery.frozen.noMobile')}</p>
      ) : (
        <UnfreezeAccount ticket={ticket} mobile={mobile} onError={onFormError} />
      )}
      <div className="frozen-ways link-line">
        <Link to={getAppealPath('MOBILE_LOST')}>
          {t(mobile === '' ? 'appeal.link' : 'recovery.frozen.lost')}
        </Link>
        <Link to={getSignInPath(readLoginReferer())}>{t('associate.back')}</Link>
      </div>
    </>
  );
}
