import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { appealFor } from '@/utils/routing/appealAddress';

/** What is left to somebody who can confirm in none of the ways. */
export function WaysOut() {
  const t = useT();
  return (
    <ul className="step-up-ways">
      <li>
        <Link to="/uaa/resetPwd">{t('stepUp.setPassword')}</Link>
      </li>
      <li>
        <Link to={appealFor('OTHER')}>{t('stepUp.appeal')}</Link>
      </li>
    </ul>
  );
}
