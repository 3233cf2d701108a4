import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import type { SubCodeName } from '@/contract/subCodes';
import { useT } from '@/hooks/useT';
import { getAppealPath, RESET_PASSWORD_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import { TAKEN_VALUE_OPTIONS } from '../nextActions';

/** What somebody can do whose name or number is taken: it may be their own. */
export function TakenValueAlert({ taken }: { taken: SubCodeName | undefined }) {
  const t = useT();
  const ways = taken && TAKEN_VALUE_OPTIONS[taken];
  if (!ways) return null;
  return (
    <Alert
      type="info"
      className="journey-note"
      message={t('register.ways')}
      description={
        <span className="journey-ways">
          {ways.signIn && <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>}
          {ways.reset && <Link to={RESET_PASSWORD_PATH}>{t('register.way.reset')}</Link>}
          {ways.appeal && <Link to={getAppealPath(ways.appeal)}>{t('register.way.appeal')}</Link>}
        </span>
      }
    />
  );
}
