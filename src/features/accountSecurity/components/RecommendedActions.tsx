import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Protection, ProtectionFactor } from '../protection';

interface Props {
  fixes: Protection['fixes'];
  /** Whether the account has a password. */
  hasPassword: boolean;
}

/** What would make the account safer, the most effective first, each linked to its page. */
export function RecommendedActions({ fixes, hasPassword }: Props) {
  const t = useT();
  const getLinkWords = (factor: ProtectionFactor): MessageKey => {
    if (factor === 'certificate') return 'security.factor.certificate';
    return factor === 'password' && !hasPassword ? 'security.fix.passwordNone' : `security.fix.${factor}`;
  };
  return (
    <section>
      <h3>{t('security.fixes')}</h3>
      {fixes.length === 0 ? (
        <p className="security-line">
          <CheckCircleFilled className="security-good" aria-hidden="true" />
          {t('security.fixes.none')}
        </p>
      ) : (
        <ol className="security-list">
          {fixes.map(({ factor, mend }) => (
            <li key={factor} className="security-line">
              <RightCircleOutlined aria-hidden="true" />
              <Link to={mend}>{t(getLinkWords(factor))}</Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
