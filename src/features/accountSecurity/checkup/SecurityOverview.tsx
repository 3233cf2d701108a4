import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { LoadError } from '@/components/LoadError';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { getNow } from '@/utils/serverClock';
import { assessProtection } from '../protection';
import { FixDrawer } from './FixDrawer';
import type { FixHere } from './fixForms';
import { ProtectedFactors } from './ProtectedFactors';
import { ProtectionRing } from './ProtectionRing';
import { RecommendedActions } from './RecommendedActions';
import './SecurityOverview.css';

/** Lines of the skeleton: as many as an account with everything in order has. */
const ROWS = 6;

interface Props {
  /** The password was changed here: other sessions have ended. */
  onPasswordChanged: () => void;
}

/** The check-up: how well the account is protected, what to put right, each done beside it, and what is in order. */
export function SecurityOverview({ onPasswordChanged }: Props) {
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
  /** The form may have been closed while it was saved, and another one opened. */
  const onFixed = async (factor: FixHere) => {
    isFixed.current = true;
    setFixing((now) => (now === factor ? null : now));
    setFixed(factor);
    reload();
    if (factor === 'password') onPasswordChanged();
  };
  /** antd gives the focus back to the button; what was put right leaves the list, and the button with it. */
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
      {error && <LoadError error={error} title="security.failed" busy={loading} onRetry={reload} />}
      <div role="status">
        {fixed && (
          <Alert type="success" role="none" closable message={t(`security.fixed.${fixed}`)} key={fixed} />
        )}
      </div>
      <div aria-busy={loading}>
        <span className="visually-hidden" role="status">
          {loading && t('common.loading')}
        </span>
        {!data && !error && <Skeleton active paragraph={{ rows: ROWS }} />}
        {data && protection && (
          <div className="security-parts">
            <ProtectionRing {...protection} />
            <RecommendedActions fixes={protection.fixes} security={data} onFix={open} />
            <ProtectedFactors fine={protection.fine} security={data} />
            <FixDrawer
              factor={fixing}
              security={data}
              onClose={() => setFixing(null)}
              onDone={onFixed}
              onOutdated={reload}
              onGone={leadFocusOn}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
