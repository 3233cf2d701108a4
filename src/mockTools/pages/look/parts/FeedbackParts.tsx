import { Card } from 'antd';
import { Alert } from '@/components/Status/Alert';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { Status } from '@/components/Status/statusIcons';
import { ProtectionRing } from '@/features/accountSecurity/checkup/ProtectionRing';
import { LevelSeal } from '@/features/verification/components/LevelSeal';
import { useT } from '@/hooks/useT';
import { LookBlock } from './LookBlock';

const STATUSES: readonly Status[] = ['success', 'info', 'warning', 'error'];

/** Messages of pages: alerts, results, failures, pending states, the level's seal and the check-up's ring. */
export function FeedbackParts() {
  const t = useT();
  return (
    <LookBlock title="look.feedback">
      <div className="look-grid">
        {STATUSES.map((status) => (
          <Alert key={status} type={status} role="none" message={t('security.purpose')} />
        ))}
      </div>
      <LoadError title="security.failed" onRetry={() => undefined} />
      <div className="look-grid">
        {STATUSES.map((status) => (
          <Card key={status}>
            <ResultBlock status={status} level={2} title={t('page.active')} text={t('security.purpose')} />
          </Card>
        ))}
      </div>
      <div className="look-row">
        <LevelSeal level={3} />
        <ProtectionRing strength="high" kept={5} all={5} />
        <ProtectionRing strength="low" kept={1} all={5} />
        <DelayedSpin />
      </div>
    </LookBlock>
  );
}
