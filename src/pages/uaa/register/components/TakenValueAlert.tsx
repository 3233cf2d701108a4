import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import type { SubCodeName } from '@/contract/subCodes';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import { TAKEN_VALUE_OPTIONS } from '../nextActions';

/** Options for a user whose name or number is taken, possibly by another account of the same user. */
export function TakenValueAlert({ taken }: { taken: SubCodeName | undefined }) {
  const t = useT();
  const options = taken && TAKEN_VALUE_OPTIONS[taken];
  if (!options) return null;
  return (
    <Alert
      type="info"
      className="registration-note"
      message={t('register.ways')}
      description={
        <span className="registration-ways">
          {options.signIn && <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>}
          {options.reset && <Link to={RESET_PASSWORD_PATH}>{t('register.way.reset')}</Link>}
          {options.appeal && <Link to={getAppealPath(options.appeal)}>{t('register.way.appeal')}</Link>}
        </span>
      }
    />
  );
}
