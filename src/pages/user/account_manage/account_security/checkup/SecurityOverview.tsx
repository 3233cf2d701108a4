import { Card, Skeleton } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { OwnValue } from '@/components/Value/OwnValue';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Security } from '@/contract';
import { ProtectionRing } from '@/features/accountSecurity/checkup/ProtectionRing';
import {
  assessProtection,
  countLinkedSignIns,
  type Protection,
  type ProtectionFactor,
} from '@/features/accountSecurity/protection';
import { useAction } from '@/hooks/useAction';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { stopOwnLostAccess } from '@/services/lostAccess';
import { getSecurity } from '@/services/security';
import { isRefusedFor } from '@/utils/http/ApiError';
import { formatDeadline } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { ACCOUNT_UNBIND_PATH, type PagePath } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import { FixDrawer, type FixHere } from './FixDrawer';
import { RecommendedActions } from './RecommendedActions';
import './SecurityOverview.css';

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
        <LoadingLabel loading={loading} />
        {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
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

interface LostAccessAlertProps {
  found: NonNullable<Security['lostAccess']>;
  /** Called once the recovery was stopped, here or elsewhere. */
  onStopped: () => void;
}

/**
 * Alert about a pending recovery of the account, with a button to stop it. Another person may have started it, or the
 * owner elsewhere.
 */
function LostAccessAlert({ found: { state, until }, onStopped }: LostAccessAlertProps) {
  const t = useT();
  const { run, running, error } = useAction({
    act: stopOwnLostAccess,
    onDone: () => {
      showNotice({ type: 'success', title: t('lost.stopped'), description: t('lost.stopped.OTHER') });
      onStopped();
    },
    onError: (failed) => {
      if (!isRefusedFor(failed, 'CHANGED_MEANWHILE')) return false;
      onStopped();
      return true;
    },
  });
  return (
    <>
      <Alert
        type="warning"
        message={t('lost.member')}
        description={t(`lost.other.${state}`, { until: formatDeadline(until) })}
        action={
          <SubmitButton danger busy={running} onClick={() => run()}>
            {t(running ? 'lost.stopping' : 'lost.stop')}
          </SubmitButton>
        }
      />
      {error && <FailureAlert error={error} unreachable="lost.unreachable" />}
    </>
  );
}

interface ProtectedFactorsProps {
  fine: Protection['fine'];
  security: Security;
}

/** The factors that protect the account, each with its masked value and a link to change it. */
function ProtectedFactors({ fine, security }: ProtectedFactorsProps) {
  const t = useT();
  const { passwordAt, mobile, email, questions, certificates, passkeys, authenticator, level } = security;
  const known: Record<ProtectionFactor, ReactNode> = {
    password: passwordAt && (
      <>
        {t('security.changedAt')} <RelativeTime at={passwordAt} />
      </>
    ),
    mobile: mobile && <OwnValue field="mobile" masked={mobile} />,
    secondFactor: [
      passkeys > 0 && `${t('passkeys.heading')} (${passkeys})`,
      authenticator && t('authenticator.heading'),
    ]
      .filter(Boolean)
      .join(' · '),
    email: email && <OwnValue field="email" masked={email} />,
    questions: t('security.count', { count: questions }),
    level: t(`identity.level.${level}`),
    certificate: t('security.count', { count: certificates }),
  };
  const facts: { name: string; value: ReactNode; to: PagePath }[] = [
    ...fine.map(({ factor, mend }) => ({
      name: t(`security.factor.${factor}`),
      value: known[factor],
      to: mend,
    })),
    {
      name: t('page.accountUnbind'),
      value: t('security.count', { count: countLinkedSignIns(security) }),
      to: ACCOUNT_UNBIND_PATH,
    },
  ];
  return (
    <section>
      <h3>{t('security.fine')}</h3>
      <dl className="security-facts">
        {facts.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <div>{value}</div>
              <Link to={to} aria-label={t('security.change.of', { name })}>
                {t('security.change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
