import { Button, Skeleton } from 'antd';
import { Link } from '@/components/Link';
import { LoadError } from '@/components/LoadError';
import { RelativeTime } from '@/components/RelativeTime';
import { ResultBlock } from '@/components/ResultBlock';
import { useT } from '@/hooks/useT';
import { readLoginReferer, returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, getSignInPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { useFrozenAccount } from '../useFrozenAccount';
import { UnfreezeAccount } from './UnfreezeAccount';

/** The frozen account a ticket stands for, and the way to unfreeze it; or the way back to sign-in. */
export function FrozenAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const { frozen, gone, endedHere, failed, loading, reload, refused } = useFrozenAccount(ticket);

  if (gone) {
    return (
      <ResultBlock
        status={gone === 'usedUp' ? 'warning' : 'info'}
        level={2}
        focus={endedHere}
        title={t(`recovery.frozen.${gone}`)}
        text={t(`recovery.frozen.${gone}.text`)}
        actions={
          <>
            <Button type="primary" size="large" onClick={returnToSignIn}>
              {t('associate.back')}
            </Button>
            {gone === 'usedUp' && (
              <Button size="large" onClick={() => goTo(getAppealPath('MOBILE_LOST'))}>
                {t('recovery.appeal')}
              </Button>
            )}
          </>
        }
      />
    );
  }
  if (!frozen && failed) return <LoadError title="recovery.frozen.failed" busy={loading} onRetry={reload} />;
  if (!frozen) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;

  const { mobile, frozenAt } = frozen;
  return (
    <>
      <ResultBlock
        status="warning"
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
        <UnfreezeAccount ticket={ticket} mobile={mobile} onRefused={refused} />
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
