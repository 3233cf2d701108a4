import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { ProtectionRing } from '@/features/accountSecurity/checkup/ProtectionRing';
import { assessProtection } from '@/features/accountSecurity/protection';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { getNow } from '@/utils/serverClock';
import { FixDrawer } from './FixDrawer';
import type { FixHere } from './fixForms';
import { LostAccessAlert } from './LostAccessAlert';
import { ProtectedFactors } from './ProtectedFactors';
import { RecommendedActions } from './RecommendedActions';
import './SecurityOverview.css';

/** Rows of the skeleton: as many as for an account without recommendations. */
const ROWS = 6;

interface Props {
  /** Called after a password change, because other sessions have ended. */
  onPasswordChanged: () => void;
  /** Moves the focus to the passkeys and the authenticator app. */
  onSecondFactor: () => void;
}

/** The security check-up: protection level, recommendations with their forms, and settled factors. */
export function SecurityOverview({ onPasswordChanged, onSecondFactor }: Props) {
  const t = useT();
  const { data, loading, error, reload } = useRead(['security'], getSecurity, { keep: true });
  const [fixing, setFixing] = useState<FixHere | null>(null);
  const [fixed, setFixed] = useState<FixHere | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFixed = useRef(false);
  const protection = data && assessProtection(data, getNow());

  const open = (factor: FixHere) => {
    isFixed.current = false;
    setFixing(factor);
  };
  /** The user may have closed the form while it was saving, and opened another one. */
  const onFixed = async (factor: FixHere) => {
    isFixed.current = true;
    setFixing((now) => (now === factor ? null : now));
    setFixed(factor);
    reload();
    if (factor === 'password') onPasswordChanged();
  };
  /** The alert is unmounted with the pressed button. */
  const onStopped = () => {
    heading.current?.focus();
    reload();
  };
  /** antd returns the focus to the button, but the button is unmounted with a settled recommendation. */
  const leadFocusOn = () =>
    queueMicrotask(() => {
      if (isFixed.current || document.activeElement === document.body) heading.current?.focus();
    });

  return (
    <Card
      className="security-overview"
      title={
        <h2 ref={heading} tabIndex={-1}>
          {t('security.overview')}
        </h2>
      }
    >
      {error && <LoadError error={error} title="security.failed" onRetry={reload} />}
      <div role="status">
        {fixed && (
          <Alert type="success" role="none" closable message={t(`security.fixed.${fixed}`)} key={fixed} />
        )}
      </div>
      {data?.lostAccess && <LostAccessAlert found={data.lostAccess} onStopped={onStopped} />}
      <div aria-busy={loading}>
        <span className="visually-hidden" role="status">
          {loading && t('common.loading')}
        </span>
        {!data && !error && <Skeleton active paragraph={{ rows: ROWS }} />}
        {data && protection && (
          <div className="security-parts">
            <ProtectionRing {...protection} />
            <RecommendedActions
              fixes={protection.fixes}
              security={data}
              onFix={open}
              onSecondFactor={onSecondFactor}
            />
            <ProtectedFactors fine={protection.fine} security={data} />
            <FixDrawer
              factor={fixing}
              security={data}
              onClose={() => setFixing(null)}
              onDone={onFixed}
              onOutdated={reload}
              afterClose={leadFocusOn}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
