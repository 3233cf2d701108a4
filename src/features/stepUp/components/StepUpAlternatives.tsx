import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { getAppealPath } from '@/utils/routing/appealPath';

/** What somebody can do who cannot confirm with any method. */
export function StepUpAlternatives() {
  const t = useT();
  return (
    <ul className="step-up-ways">
      <li>
        <Link to="/uaa/resetPwd">{t('stepUp.setPassword')}</Link>
      </li>
      <li>
        <Link to={getAppealPath('OTHER')}>{t('stepUp.appeal')}</Link>
      </li>
    </ul>
  );
}
