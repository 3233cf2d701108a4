import { Link } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { LoadError } from '@/components/LoadError';
import { ResultBlock } from '@/components/ResultBlock';
import { When } from '@/components/When';
import { useT } from '@/hooks/useT';
import { appealFor } from '@/utils/routing/appealAddress';
import { backToSignIn, keptReferer } from '@/utils/routing/loginReferer';
import { goTo, signInFor } from '@/utils/routing/redirect';
import { useFrozen } from '../useFrozen';
import { Unfreeze } from './Unfreeze';

/** The frozen account a ticket stands for, and the way to unfreeze it; or the way back to sign-in. */
export function Frozen({ ticket }: { ticket: string }) {
  const t = useT();
  const { frozen, gone, endedHere, failed, loading, reload, refused } = useFrozen(ticket);

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
            <Button type="primary" size="large" onClick={backToSignIn}>
              {t('associate.back')}
            </Button>
            {gone === 'usedUp' && (
              <Button size="large" onClick={() => goTo(appealFor('MOBILE_LOST'))}>
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
              {t('recovery.frozen.since')} <When at={frozenAt} />
            </p>
            <p>{t('recovery.frozen.means')}</p>
          </>
        }
      />
      {mobile === '' ? (
        <p>{t('recovery.frozen.noMobile')}</p>
      ) : (
        <Unfreeze ticket={ticket} mobile={mobile} onRefused={refused} />
      )}
      <div className="frozen-ways">
        <Link to={appealFor('MOBILE_LOST')}>
          {t(mobile === '' ? 'recovery.appeal' : 'recovery.frozen.lost')}
        </Link>
        <Link to={signInFor(keptReferer())}>{t('associate.back')}</Link>
      </div>
    </>
  );
}
