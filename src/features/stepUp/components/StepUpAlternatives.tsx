import { Link } from '@/components/Link';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';

/** Alternatives for a user who cannot use any method. */
export function StepUpAlternatives() {
  const t = useT();
  return (
    <ul className="step-up-ways">
      <li>
        <Link to={RESET_PASSWORD_PATH}>{t('stepUp.setPassword')}</Link>
      </li>
      <li>
        <Link to={getAppealPath('OTHER')}>{t('stepUp.appeal')}</Link>
      </li>
    </ul>
  );
}
