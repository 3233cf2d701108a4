import { Button } from 'antd';
import { useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { getFrozenAccount } from '@/services/recovery';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, getSignInPath } from '@/utils/routing/paths';
import { frozenTicket } from '../ticket';
import { UnfreezeAccount } from './UnfreezeAccount';

/**
 * Loads the frozen account of a ticket (docs/api.md, Registration and recovery). `end`: why the ticket is invalid:
 * 'gone' if it is unknown or expired, 'usedUp' after too many wrong proofs. `isEndedHere`: whether it ended while the
 * page showed the account. `noteError` takes the errors of the account's form.
 */
function useFrozenAccount(ticket: string) {
  const { data, ...loading } = useTicketLoad(ticket, frozenTicket, getFrozenAccount);
  const [endedBy, setEndedBy] = useState<'gone' | 'usedUp' | null>(null);

  const noteError = (error: ApiError) => {
    if (!isRefusedFor(error, 'TICKET_UNKNOWN', 'PROOF_USED_UP')) return;
    frozenTicket.clear();
    setEndedBy(error.subCode === 'PROOF_USED_UP' ? 'usedUp' : 'gone');
  };

  const end = endedBy ?? (data === 'gone' ? data : null);
  const account = end || data === 'gone' ? null : data;
  return { ...loading, account, end, isEndedHere: endedBy !== null, noteError };
}

/** The frozen account of a ticket, and the form to unfreeze it; for an invalid ticket a link to sign-in. */
export function FrozenAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const { account, end, isEndedHere, error, loading, reload, noteError } = useFrozenAccount(ticket);

  if (end) {
    return (
      <ResultBlock
        status={end === 'usedUp' ? 'warning' : 'info'}
        picture="ended"
        level={2}
        focus={isEndedHere}
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
  if (!account && error) {
    return <LoadError error={error} title="recovery.frozen.failed" busy={loading} onRetry={reload} />;
  }
  if (!account) return <TextSkeleton rows={6} />;

  const { mobile, frozenAt } = account;
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
        <UnfreezeAccount ticket={ticket} mobile={mobile} onError={noteError} />
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
