import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import { OwnValue } from '@/components/Value/OwnValue';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Security } from '@/contract';
import { countLinkedSignIns } from '@/features/accountSecurity/countLinkedSignIns';
import type { Protection, ProtectionFactor } from '@/features/accountSecurity/protection';
import { useT } from '@/hooks/useT';
import type { PagePath } from '@/utils/routing/paths';
import { ACCOUNT_UNBIND_PATH } from '@/utils/routing/paths';

interface Props {
  fine: Protection['fine'];
  security: Security;
}

/** The factors that protect the account, each with its masked value and a link to change it. */
export function ProtectedFactors({ fine, security }: Props) {
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
  return (
    <section>
      <h3>{t('security.fine')}</h3>
      <dl className="security-facts">
        {fine.map(({ factor, mend }) => (
          <Fact key={factor} name={t(`security.factor.${factor}`)} to={mend}>
            {known[factor]}
          </Fact>
        ))}
        <Fact name={t('page.accountUnbind')} to={ACCOUNT_UNBIND_PATH}>
          {t('security.count', { count: countLinkedSignIns(security) })}
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  to: PagePath;
  children: ReactNode;
}

function Fact({ name, to, children }: FactProps) {
  const t = useT();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <div>{children}</div>
        <Link to={to} aria-label={t('security.change.of', { name })}>
          {t('security.change')}
        </Link>
      </dd>
    </div>
  );
}
