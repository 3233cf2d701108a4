import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { Protection, ProtectionFactor } from '../protection';

interface Props {
  fixes: Protection['fixes'];
  /** Whether the person has a password of their own. */
  chosen: boolean;
}

/** What would make the account safer, what helps most first: each is the way to the page that mends it. */
export function RecommendedActions({ fixes, chosen }: Props) {
  const t = useT();
  const wordsOf = (factor: ProtectionFactor): MessageKey => {
    if (factor === 'certificate') return 'security.factor.certificate';
    return factor === 'password' && !chosen ? 'security.fix.passwordNone' : `security.fix.${factor}`;
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
              <Link to={mend}>{t(wordsOf(factor))}</Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
