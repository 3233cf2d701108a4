import { Card, Skeleton } from 'antd';
import { LoadError } from '@/components/LoadError';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { getNow } from '@/utils/serverClock';
import { assessProtection } from '../protection';
import { ProtectedFactors } from './ProtectedFactors';
import { ProtectionStrengthBar } from './ProtectionStrengthBar';
import { RecommendedActions } from './RecommendedActions';
import './SecurityOverview.css';

/** Lines of the skeleton: as many as an account with everything in order has. */
const ROWS = 6;

/**
 * How well the account is protected, what would improve it, and what is in order. `alone`: the page does not show the
 * sessions, so that this links to them.
 */
export function SecurityOverview({ alone = true }: { alone?: boolean }) {
  const t = useT();
  const { data, loading, error, reload } = useLoad(getSecurity);
  const protection = data && assessProtection(data, getNow());

  return (
    <Card className="security-overview" title={<h2>{t('security.overview')}</h2>}>
      {error && <LoadError error={error} title="security.failed" busy={loading} onRetry={reload} />}
      <div aria-busy={loading}>
        <span className="visually-hidden" role="status">
          {loading && t('common.loading')}
        </span>
        {!data && !error && <Skeleton active paragraph={{ rows: ROWS }} />}
        {data && protection && (
          <div className="security-parts">
            <ProtectionStrengthBar strength={protection.strength} />
            <RecommendedActions fixes={protection.fixes} hasPassword={data.passwordAt !== null} />
            <ProtectedFactors fine={protection.fine} security={data} alone={alone} />
          </div>
        )}
      </div>
    </Card>
  );
}
