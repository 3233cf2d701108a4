import { Button } from 'antd';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { RelativeTime } from '@/components/Value/RelativeTime';
import { useT } from '@/hooks/useT';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, getSignInPath } from '@/utils/routing/paths';
import { useFrozenAccount } from '../useFrozenAccount';
import { UnfreezeAccount } from './UnfreezeAccount';

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
                {t('recovery.appeal')}
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
      <div className="frozen-ways">
        <Link to={getAppealPath('MOBILE_LOST')}>
          {t(mobile === '' ? 'recovery.appeal' : 'recovery.frozen.lost')}
        </Link>
        <Link to={getSignInPath(readLoginReferer())}>{t('associate.back')}</Link>
      </div>
    </>
  );
}
